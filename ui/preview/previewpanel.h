// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/error.h"
#include "core/exchange/importfile.h"

#include <QWidget>
#include <expected>
#include <functional>

class QComboBox;
class QLabel;
class QPlainTextEdit;

namespace nidus {

/// Shows what an export writes, byte for byte, or says why there is nothing to write.
class PreviewPanel final : public QWidget
{
    Q_OBJECT

public:
    using Source = std::function<std::expected<QByteArray, Error>(FileFormat format)>;

    explicit PreviewPanel(QWidget* parent = nullptr);

    void setSource(Source source);
    /// The source gives something else now; it is asked when the panel can be seen.
    void refresh();
    [[nodiscard]] FileFormat format() const;
    void setFormat(FileFormat format);

Q_SIGNALS:
    void formatChanged();

protected:
    void showEvent(QShowEvent* event) override;

private:
    void load();

    Source m_source;
    QComboBox* m_format;
    QLabel* m_problem;
    QPlainTextEdit* m_text;
    bool m_isStale = true;
};

} // namespace nidus
