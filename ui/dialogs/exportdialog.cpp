// SPDX-License-Identifier: Apache-2.0
#include "ui/dialogs/exportdialog.h"

#include "ui/preview/previewpanel.h"

#include <QButtonGroup>
#include <QDialogButtonBox>
#include <QGroupBox>
#include <QLabel>
#include <QPushButton>
#include <QRadioButton>
#include <QVBoxLayout>
#include <algorithm>

namespace nidus {

namespace {

enum Extent { Selected, WholeRegistry };

} // namespace

ExportDialog::ExportDialog(const ExportSource& source, const QStringList& selected, const QStringList& all,
                           QWidget* parent)
    : QDialog(parent),
      m_source(source),
      m_selected(selected),
      m_all(all),
      m_extent(new QButtonGroup(this)),
      m_preview(new PreviewPanel),
      m_summary(new QLabel)
{
    setWindowTitle(tr("Export"));
    auto* what = new QGroupBox(tr("What to export"));
    auto* choices = new QVBoxLayout(what);
    const auto count = static_cast<int>(selected.size());
    auto* some = new QRadioButton(count == 1 ? tr("&Selected: %1").arg(selected.constFirst())
                                             : tr("&Selected (%n)", nullptr, count));
    auto* everything =
        new QRadioButton(tr("&Everything in the registry (%n)", nullptr, static_cast<int>(all.size())));
    some->setEnabled(count > 0);
    (count > 0 ? some : everything)->setChecked(true);
    m_extent->addButton(some, Selected);
    m_extent->addButton(everything, WholeRegistry);
    choices->addWidget(some);
    choices->addWidget(everything);
    m_summary->setWordWrap(true);

    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    m_export = buttons->addButton(tr("E&xport…"), QDialogButtonBox::AcceptRole);
    m_export->setDefault(true);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_extent, &QButtonGroup::idToggled, this, &ExportDialog::updateSummary);
    connect(m_preview, &PreviewPanel::formatChanged, this, &ExportDialog::updateSummary);

    auto* layout = new QVBoxLayout(this);
    layout->addWidget(what);
    layout->addWidget(m_preview, 1);
    layout->addWidget(m_summary);
    layout->addWidget(buttons);
    m_preview->layout()->setContentsMargins(0, 0, 0, 0);
    m_preview->setSource([this](FileFormat format) -> std::expected<QByteArray, Error> {
        const ExportRequest wanted = request();
        if (format == FileFormat::RegistryXml)
            return m_source.xml(wanted.isWholeRegistry ? QStringList() : wanted.handles);
        // The first that can be written stands for all.
        for (const QString& handle : wanted.handles) {
            if (m_source.templateOf(handle))
                return m_source.bytes(handle, format);
        }
        return std::unexpected(Error{ErrorCode::NoTemplate, wanted.handles.value(0).toStdString(), {}});
    });
    updateSummary();
    resize(fontMetrics().averageCharWidth() * 100, fontMetrics().height() * 36);
}

ExportRequest ExportDialog::request() const
{
    const bool isWhole = m_extent->checkedId() == WholeRegistry;
    return {
        .handles = isWhole ? m_all : m_selected, .isWholeRegistry = isWhole, .format = m_preview->format()};
}

void ExportDialog::updateSummary()
{
    const ExportRequest wanted = request();
    auto count = static_cast<int>(wanted.handles.size());
    QString text;
    if (wanted.format == FileFormat::TemplateText) {
        const auto held =
            static_cast<int>(std::ranges::count_if(wanted.handles, [this](const QString& handle) {
                return m_source.templateOf(handle).has_value();
            }));
        if (held < count)
            text = tr("%n has (have) no template text and is (are) left out.", nullptr, count - held);
        if (held > 1)
            text += (text.isEmpty() ? QString() : QStringLiteral(" ")) +
                    tr("Each goes into a file of its own in one folder.");
        count = held;
    }
    m_summary->setText(text);
    m_export->setEnabled(count > 0);
    m_preview->refresh();
}

} // namespace nidus
