// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/error.h"
#include "core/grammar/automaton/grammar.h"

#include <QString>
#include <QWidget>
#include <cstdint>
#include <expected>
#include <memory>

class QComboBox;
class QScrollArea;
class QToolButton;

namespace nidus::ui {

class DiagramView;

enum class PictureFormat : std::uint8_t { Svg, Png };

/// The railroad diagram beside a grammar: which rule, its picture, and ways to keep it.
class DiagramPane final : public QWidget
{
    Q_OBJECT

public:
    explicit DiagramPane(QWidget* parent = nullptr);

    /// Shows the rules of a grammar, the same one as before if it is still there. While a rule cannot be
    /// read, its last sound form stays. Null shows none.
    void showGrammar(std::shared_ptr<const grammar::Grammar> grammar);
    /// Shows a rule of the grammar, of its text or not.
    void showRule(const QString& name);
    [[nodiscard]] QString currentRule() const { return m_rule; }
    [[nodiscard]] DiagramView* view() const { return m_view; }
    /// Writes the picture of the rule shown.
    [[nodiscard]] std::expected<void, base::Error> writePicture(const QString& path, PictureFormat format) const;

Q_SIGNALS:
    /// A rule was chosen here.
    void ruleChosen(const QString& name);
    void failed(const nidus::base::Error& error);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void fillChooser();
    void draw();
    void choose(const QString& name);
    void askWhere(PictureFormat format);
    [[nodiscard]] QByteArray picture(PictureFormat format) const;

    std::shared_ptr<const grammar::Grammar> m_grammar;
    std::shared_ptr<const grammar::Grammar> m_drawn; ///< the grammar that the picture is of
    QString m_rule;
    QComboBox* m_chooser;
    QToolButton* m_export;
    QScrollArea* m_scroll;
    DiagramView* m_view;
    QWidget* m_hint = nullptr; ///< instead of a drawing while no rule is chosen
};

} // namespace nidus::ui
