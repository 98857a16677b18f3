// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QList>
#include <QString>
#include <QStringList>
#include <compare>

namespace nidus::ui {

/// A range in one of several texts, in UTF-16 code units.
struct FoundPlace
{
    qsizetype text = 0; ///< index, from 0
    qsizetype offset = 0;
    qsizetype length = 0; ///< 0 is a caret

    auto operator<=>(const FoundPlace&) const = default;
};

/// What a find bar searches: texts in reading order.
class Findable
{
public:
    Findable() = default;
    Findable(const Findable&) = delete;
    Findable& operator=(const Findable&) = delete;
    virtual ~Findable() = default;

    [[nodiscard]] virtual QStringList texts() const = 0;
    /// Returns whether this text can be edited.
    [[nodiscard]] virtual bool canChange(qsizetype text) const = 0;
    /// Returns the selection, or the caret position.
    [[nodiscard]] virtual FoundPlace selection() const = 0;
    /// Selects a place, scrolls it into view, and takes the focus.
    virtual void select(const FoundPlace& place) = 0;
    /// Replaces these places, given in order, by `with`, as one undo step called `what`.
    virtual void replace(const QList<FoundPlace>& places, const QString& with, const QString& what) = 0;
};

/// Returns every occurrence of `words`, in order, without those that overlap an earlier one.
[[nodiscard]] QList<FoundPlace> placesOf(const QString& words, const QStringList& texts,
                                         Qt::CaseSensitivity caseSensitivity);

} // namespace nidus::ui
