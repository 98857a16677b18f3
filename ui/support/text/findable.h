// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QList>
#include <QString>
#include <QStringList>
#include <compare>

namespace nidus::ui {

/// A stretch of one of several texts, in UTF-16 code units.
struct FoundPlace
{
    qsizetype text = 0; ///< which, from 0
    qsizetype offset = 0;
    qsizetype length = 0; ///< 0 is a caret

    auto operator<=>(const FoundPlace&) const = default;
};

/// What a find bar goes through: texts in the order in which they are read.
class Findable
{
public:
    Findable() = default;
    Findable(const Findable&) = delete;
    Findable& operator=(const Findable&) = delete;
    virtual ~Findable() = default;

    [[nodiscard]] virtual QStringList texts() const = 0;
    /// Whether this one of the texts can be changed here.
    [[nodiscard]] virtual bool canChange(qsizetype text) const = 0;
    /// What is selected, or where the caret is.
    [[nodiscard]] virtual FoundPlace selection() const = 0;
    /// Selects a place where it can be seen; takes the focus.
    virtual void select(const FoundPlace& place) = 0;
    /// Puts `with` into these places, which come in order, as one step of undo called `what`.
    virtual void replace(const QList<FoundPlace>& places, const QString& with, const QString& what) = 0;
};

/// Every place, in order, where `words` stand; those that overlap with one before are left out.
[[nodiscard]] QList<FoundPlace> placesOf(const QString& words, const QStringList& texts,
                                         Qt::CaseSensitivity caseSensitivity);

} // namespace nidus::ui
