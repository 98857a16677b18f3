// SPDX-License-Identifier: Apache-2.0
#include "ui/exchange/exportdialog.h"

#include "core/exchange/formats/textformat.h"
#include "core/findings/text/sharedtexts.h"
#include "core/registration/handle.h"
#include "ui/preview/previewpanel.h"
#include "ui/support/look/boxes.h"
#include "ui/support/look/fonts.h"
#include "ui/support/text/formatnames.h"

#include <QButtonGroup>
#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QGroupBox>
#include <QLabel>
#include <QListWidget>
#include <QLocale>
#include <QPushButton>
#include <QRadioButton>
#include <QVBoxLayout>
#include <algorithm>

namespace nidus::ui {

namespace {

constexpr int kPreviewBorder = 14; ///< scroll bar and margins, in columns

enum Extent { Selected, WholeRegistry, Registrations };

exchange::ExportFormat formatOf(const QListWidgetItem* item)
{
    return static_cast<exchange::ExportFormat>(item->data(Qt::UserRole).toInt());
}

} // namespace

ExportDialog::ExportDialog(const ExportSource& source, const QStringList& selected, const QStringList& all,
                           QWidget* parent)
    : QDialog(parent),
      m_source(source),
      m_selected(selected),
      m_all(all),
      m_extent(new QButtonGroup(this)),
      m_formats(new QListWidget),
      m_paper(new QComboBox),
      m_apart(new QCheckBox(tr("One &file for each registration"))),
      m_public(new QCheckBox(tr("For the p&ublic"))),
      m_preview(new PreviewPanel),
      m_summary(new QLabel)
{
    setWindowTitle(tr("Export"));
    m_summary->setWordWrap(true);
    m_preview->hideFormats();
    m_preview->layout()->setContentsMargins(0, 0, 0, 0);
    m_preview->setSource([this](exchange::ExportFormat format) { return preview(format); });

    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    m_export = buttons->addButton(tr("E&xport…"), QDialogButtonBox::AcceptRole);
    connect(buttons, &QDialogButtonBox::accepted, this, &ExportDialog::exportWanted);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);

    auto* choices = inColumn(nullptr, {}, {makeExtent(), {makeFormats(), 1}});
    auto* columns = inRow(nullptr, {}, {choices, {m_preview, 1}});
    inColumn(this, {}, {{columns, 1}, m_summary, buttons});
    m_export->setDefault(true); // works only after the button is in the dialog
    m_formats->setFocus();

    connect(m_extent, &QButtonGroup::idToggled, this, &ExportDialog::update);
    connect(m_apart, &QCheckBox::toggled, this, &ExportDialog::update);
    connect(m_public, &QCheckBox::toggled, this, &ExportDialog::update);
    connect(m_formats, &QListWidget::itemChanged, this, &ExportDialog::update);
    connect(m_formats, &QListWidget::currentItemChanged, this,
            [this](const QListWidgetItem* item) { m_preview->setFormat(formatOf(item)); });
    m_formats->setCurrentRow(0);
    update();
    const QFontMetrics fixed(fixedFont(font()));
    resize(choices->sizeHint().width() +
               fixed.horizontalAdvance(u'm') * (exchange::kTextColumns + kPreviewBorder),
           fontMetrics().height() * 40);
}

QWidget* ExportDialog::makeExtent()
{
    auto* box = new QGroupBox(tr("What to export"));
    auto* layout = new QVBoxLayout(box);
    const auto count = static_cast<int>(m_selected.size());
    auto* some =
        new QRadioButton(count == 1 ? tr("&Selected: %1").arg(m_source.nameOf(m_selected.constFirst()))
                                    : tr("&Selected (%n)", nullptr, count));
    auto* everything =
        new QRadioButton(tr("&Everything in the registry (%n)", nullptr, static_cast<int>(m_all.size())));
    some->setEnabled(count > 0);
    m_extent->addButton(some, Selected);
    m_extent->addButton(everything, WholeRegistry);
    (count > 0 ? some : everything)->setChecked(true);
    (count > 0 ? everything : some)->setFocusPolicy(Qt::ClickFocus); // Tab leads to the chosen one
    layout->addWidget(some);
    layout->addWidget(everything);
    const auto registered = registrations().size();
    if (registered == 0 || registered == m_all.size())
        return box;
    auto* withoutDrafts = new QRadioButton(
        //: %1 is their number
        tr("All &registrations, without drafts (%1)").arg(locale().toString(registered)));
    withoutDrafts->setFocusPolicy(Qt::ClickFocus);
    m_extent->addButton(withoutDrafts, Registrations);
    layout->addWidget(withoutDrafts);
    return box;
}

QWidget* ExportDialog::makeFormats()
{
    auto* box = new QGroupBox(tr("Formats"));
    m_formats->setAccessibleName(tr("Formats"));
    m_formats->setAccessibleDescription(tr("Several can be checked"));
    for (const exchange::ExportFormatFacts& facts : exchange::kExportFormats) {
        auto* item = new QListWidgetItem(formatName(facts.format), m_formats);
        item->setData(Qt::UserRole, static_cast<int>(facts.format));
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
        item->setCheckState(facts.format == exchange::ExportFormat::Text ? Qt::Checked : Qt::Unchecked);
    }
    // The window's background makes the check boxes visible in dark themes too.
    m_formats->viewport()->setBackgroundRole(QPalette::Window);
    m_formats->setFrameShape(QFrame::NoFrame);
    m_formats->setSpacing(2);
    m_formats->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_formats->setMinimumWidth(m_formats->sizeHintForColumn(0) + fontMetrics().height() * 2);
    m_paper->addItem(tr("A4"), static_cast<int>(exchange::PaperSize::A4));
    m_paper->addItem(tr("Letter"), static_cast<int>(exchange::PaperSize::Letter));
    if (locale().measurementSystem() == QLocale::ImperialUSSystem)
        m_paper->setCurrentIndex(1);
    m_paper->setAccessibleName(tr("PDF paper size"));
    auto* paper = new QFormLayout;
    paper->addRow(tr("&PDF paper size:"), m_paper);
    m_public->setToolTip(tr("Exports only what anybody may read: no comments or notes, no phone numbers, no "
                            "names of those who keep the registry."));
    inColumn(box, {}, {{m_formats, 1}, paper, inRow(nullptr, {}, {m_apart, m_public})});
    return box;
}

QStringList ExportDialog::registrations() const
{
    QStringList handles = m_all;
    handles.removeIf([](const QString& handle) { return registration::draftIdOf(handle).has_value(); });
    return handles;
}

QStringList ExportDialog::handles() const
{
    switch (m_extent->checkedId()) {
    case WholeRegistry: return m_all;
    case Registrations: return registrations();
    default: return m_selected;
    }
}

QList<exchange::ExportFormat> ExportDialog::checkedFormats() const
{
    QList<exchange::ExportFormat> formats;
    for (int row = 0; row < m_formats->count(); ++row) {
        if (m_formats->item(row)->checkState() == Qt::Checked)
            formats.append(formatOf(m_formats->item(row)));
    }
    return formats;
}

ExportRequest ExportDialog::request() const
{
    const QList<exchange::ExportFormat> formats = checkedFormats();
    const bool isSplit =
        handles().size() > 1 && std::ranges::any_of(formats, [this](exchange::ExportFormat format) {
            const exchange::ExportExtent extent = factsOf(format).extent;
            return extent == exchange::ExportExtent::OneTemplate ||
                   (extent == exchange::ExportExtent::Any && m_apart->isChecked());
        });
    return {.handles = handles(),
            .isWholeRegistry = m_extent->checkedId() == WholeRegistry,
            .formats = formats,
            .paper = static_cast<exchange::PaperSize>(m_paper->currentData().toInt()),
            .isApart = m_apart->isChecked(),
            .isPublic = m_public->isChecked(),
            .isFolder = isSplit || formats.size() > 1};
}

base::Result<QByteArray> ExportDialog::preview(exchange::ExportFormat format) const
{
    const QStringList wanted = handles();
    if (factsOf(format).extent != exchange::ExportExtent::OneTemplate)
        return m_source.bytes(m_extent->checkedId() == WholeRegistry ? QStringList() : wanted, format,
                              m_public->isChecked());
    // Previews the first one that can be written.
    const auto first = std::ranges::find_if(
        wanted, [this](const QString& handle) { return m_source.templateOf(handle).has_value(); });
    return m_source.bytes({first == wanted.cend() ? wanted.value(0) : *first}, format, m_public->isChecked());
}

QStringList ExportDialog::concernSentences(const QString& handle) const
{
    const auto text = m_source.bytes({handle}, exchange::ExportFormat::Text);
    const exchange::TextConcerns concerns = text ? exchange::concernsOf(*text) : exchange::TextConcerns();
    QStringList sentences;
    if (concerns.nonAsciiLine > 0)
        sentences += findings::nonAsciiLineText(concerns.nonAsciiLine);
    if (concerns.longLine > 0)
        sentences += findings::longLineText(concerns.longLine, exchange::kTextColumns);
    return sentences;
}

void ExportDialog::update()
{
    const ExportRequest wanted = request();
    const auto count = static_cast<int>(wanted.handles.size());
    const auto ofTemplate = [](exchange::ExportFormat format) {
        return factsOf(format).extent == exchange::ExportExtent::OneTemplate;
    };
    int held = count;
    QStringList sentences;
    if (std::ranges::any_of(wanted.formats, ofTemplate)) {
        held = static_cast<int>(std::ranges::count_if(wanted.handles, [this](const QString& handle) {
            return m_source.templateOf(handle).has_value();
        }));
        if (held < count)
            sentences += tr("%n without a template text is (are) omitted from formats that require one.",
                            nullptr, count - held);
    }
    const bool needsText = !wanted.formats.isEmpty() && std::ranges::all_of(wanted.formats, ofTemplate);
    if (wanted.formats.contains(exchange::ExportFormat::Text) && count == 1)
        sentences += concernSentences(wanted.handles.constFirst());
    if (wanted.formats.contains(exchange::ExportFormat::Pdf) &&
        !wanted.formats.contains(exchange::ExportFormat::Html))
        sentences += tr("PDF has no tags for screen readers; select HTML, too, for readers who need them.");
    if (wanted.formats.isEmpty())
        sentences += tr("Select at least one format.");
    else if (wanted.isFolder)
        sentences += tr("The files are saved in one folder.");
    m_summary->setText(sentences.join(QLatin1Char(' ')));
    m_apart->setEnabled(count > 1);
    m_paper->setEnabled(wanted.formats.contains(exchange::ExportFormat::Pdf));
    m_export->setEnabled(!wanted.formats.isEmpty() && (needsText ? held : count) > 0);
    m_preview->refresh();
}

} // namespace nidus::ui
