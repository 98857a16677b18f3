// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/exchange/importfile.h"
#include "ui/preview/exportsource.h"

#include <QDialog>
#include <QStringList>

class QButtonGroup;
class QLabel;
class QPushButton;

namespace nidus {

class PreviewPanel;

/// What the user wants to export.
struct ExportRequest
{
    QStringList handles;
    bool isWholeRegistry = false;
    FileFormat format = FileFormat::TemplateText;
};

/// Asks what to export and in which format, with a preview of the first. Where to is asked afterwards.
class ExportDialog final : public QDialog
{
    Q_OBJECT

public:
    /// `selected` and `all` are handles; `source` is borrowed.
    ExportDialog(const ExportSource& source, const QStringList& selected, const QStringList& all,
                 QWidget* parent = nullptr);

    [[nodiscard]] ExportRequest request() const;

private:
    void updateSummary();

    const ExportSource& m_source;
    QStringList m_selected;
    QStringList m_all;
    QButtonGroup* m_extent;
    PreviewPanel* m_preview;
    QLabel* m_summary;
    QPushButton* m_export;
};

} // namespace nidus
