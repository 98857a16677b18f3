// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/exchange/formats/papersize.h"
#include "core/exchange/write/exportformat.h"
#include "ui/preview/exportsource.h"

#include <QDialog>
#include <QStringList>

class QButtonGroup;
class QCheckBox;
class QComboBox;
class QLabel;
class QListWidget;
class QPushButton;

namespace nidus::ui {

class PreviewPanel;

/// What the user wants to export.
struct ExportRequest
{
    QStringList handles;
    bool isWholeRegistry = false;
    QList<exchange::ExportFormat> formats; ///< at least one
    exchange::PaperSize paper = exchange::PaperSize::A4;
    bool isApart = false;  ///< one file per registration, even if one file could contain all
    bool isPublic = false; ///< only what may be published
    bool isFolder = false; ///< several files, named after their content
};

/// Asks what to export and in which formats, with a preview of the current format in the list. The target is
/// asked for afterwards.
class ExportDialog final : public QDialog
{
    Q_OBJECT

public:
    /// `selected` and `all` are handles; `source` is borrowed.
    ExportDialog(const ExportSource& source, const QStringList& selected, const QStringList& all,
                 QWidget* parent = nullptr);

    [[nodiscard]] ExportRequest request() const;

Q_SIGNALS:
    /// The user pressed the button that exports; the receiver accepts the dialog once it knows where to.
    void exportWanted();

private:
    [[nodiscard]] QWidget* makeExtent();
    [[nodiscard]] QWidget* makeFormats();
    [[nodiscard]] base::Result<QByteArray> preview(exchange::ExportFormat format) const;
    /// Returns the handles of all registrations, without drafts.
    [[nodiscard]] QStringList registrations() const;
    [[nodiscard]] QStringList handles() const;
    [[nodiscard]] QList<exchange::ExportFormat> checkedFormats() const;
    /// Returns warnings about text that email does not carry safely.
    [[nodiscard]] QStringList concernSentences(const QString& handle) const;
    void update();

    const ExportSource& m_source;
    QStringList m_selected;
    QStringList m_all;
    QButtonGroup* m_extent;
    QListWidget* m_formats;
    QComboBox* m_paper;
    QCheckBox* m_apart;
    QCheckBox* m_public;
    PreviewPanel* m_preview;
    QLabel* m_summary;
    QPushButton* m_export;
};

} // namespace nidus::ui
