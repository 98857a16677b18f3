// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/error.h"
#include "core/exchange/write/exportformat.h"

#include <QWidget>
#include <expected>
#include <functional>

class QComboBox;
class QLabel;
class QPlainTextEdit;

namespace nidus::ui {

/// Shows what an export writes, byte for byte (of a very long one the beginning), or says why there is
/// nothing to write or to show.
class PreviewPanel final : public QWidget
{
    Q_OBJECT

public:
    using Source = std::function<std::expected<QByteArray, base::Error>(exchange::ExportFormat format)>;

    explicit PreviewPanel(QWidget* parent = nullptr);

    void setSource(Source source);
    /// The source gives something else now; it is asked when the panel can be seen.
    void refresh();
    [[nodiscard]] exchange::ExportFormat format() const;
    void setFormat(exchange::ExportFormat format);
    /// The text that is shown, read only.
    [[nodiscard]] QPlainTextEdit* text() const { return m_text; }
    /// Leaves the choice of the format to whoever calls setFormat().
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
