// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/error.h"
#include "core/grammar/automaton/grammar.h"

#include <QString>
#include <QWidget>
#include <cstdint>
#include <memory>

class QComboBox;
class QScrollArea;
class QToolButton;

namespace nidus::ui {

class DiagramView;

enum class PictureFormat : std::uint8_t { Svg, Png };

/// The railroad diagram beside a grammar: a list of rules, the diagram of one, and its export.
class DiagramPane final : public QWidget
{
    Q_OBJECT

public:
    explicit DiagramPane(QWidget* parent = nullptr);

    /// Lists the rules of a grammar and keeps the selected one if it still exists. While a rule has errors,
    /// its last correct diagram stays. Null shows none.
    void showGrammar(std::shared_ptr<const grammar::Grammar> grammar);
    /// Shows a rule of the grammar, whether or not its text defines it.
    void showRule(const QString& name);
    [[nodiscard]] QString currentRule() const { return m_rule; }
    [[nodiscard]] DiagramView* view() const { return m_view; }
    /// Writes the diagram of the shown rule.
    [[nodiscard]] base::Result<void> writePicture(const QString& path, PictureFormat format) const;

Q_SIGNALS:
    /// The user chose a rule here.
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
    std::shared_ptr<const grammar::Grammar> m_drawn; ///< the grammar of the shown diagram
    QString m_rule;
    QComboBox* m_chooser;
    QToolButton* m_export;
    QScrollArea* m_scroll;
    DiagramView* m_view;
    QWidget* m_hint = nullptr; ///< shown instead of a diagram while no rule is chosen
};

} // namespace nidus::ui
