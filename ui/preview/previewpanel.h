// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/error.h"
#include "core/exchange/write/exportformat.h"

#include <QWidget>
#include <functional>

class QComboBox;
class QLabel;
class QPlainTextEdit;

namespace nidus::ui {

/// Shows what an export writes, byte for byte (only the beginning if it is very long), or why there is
/// nothing to write or show.
class PreviewPanel final : public QWidget
{
    Q_OBJECT

public:
    using Source = std::function<base::Result<QByteArray>(exchange::ExportFormat format)>;

    explicit PreviewPanel(QWidget* parent = nullptr);

    void setSource(Source source);
    /// Call this when the source has changed; it is read once the panel is visible.
    void refresh();
    [[nodiscard]] exchange::ExportFormat format() const;
    void setFormat(exchange::ExportFormat format);
    /// Returns the read-only text control.
    [[nodiscard]] QPlainTextEdit* text() const { return m_text; }
    /// Hides the choice of formats; the caller uses setFormat().
    void hideFormats();

protected:
    void showEvent(QShowEvent* event) override;

private:
    void load();

    Source m_source;
    QWidget* m_head;
    QComboBox* m_format;
    QLabel* m_problem;
    QPlainTextEdit* m_text;
    bool m_isStale = true;
};

} // namespace nidus::ui
