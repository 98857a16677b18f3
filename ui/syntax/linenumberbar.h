// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QWidget>

namespace nidus {

class GrammarEditor;

/// The strip at the left of a grammar: the number of each line, and a sign where something is said about it.
class LineNumberBar final : public QWidget
{
    Q_OBJECT

public:
    explicit LineNumberBar(GrammarEditor* edit);

    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    [[nodiscard]] int signSize() const;

    GrammarEditor* m_edit; ///< the parent
};

} // namespace nidus
