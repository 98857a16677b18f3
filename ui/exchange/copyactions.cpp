// SPDX-License-Identifier: Apache-2.0
#include "ui/exchange/copyactions.h"

#include "ui/registry/registrypage.h"
#include "ui/support/text/registrywords.h"
#include "ui/support/widgets/windowmessages.h"

#include <QClipboard>
#include <QCoreApplication>
#include <QGuiApplication>

using namespace Qt::StringLiterals;

namespace nidus::ui {

namespace {

QString quoted(const QString& text, const QString& prefix)
{
    QStringList lines = text.split(u'\n');
    lines.removeLast(); // the empty text after the last line end
    for (QString& line : lines) {
        line.prepend(line.isEmpty() ? prefix.trimmed() : prefix);
        // Email programs join lines that end with a space (format=flowed).
        while (line.endsWith(u' '))
            line.chop(1);
    }
    return lines.join(u'\n') + u'\n';
}

} // namespace

CopyActions::CopyActions(RegistryPage& page, WindowMessages& notices)
    : QObject(&page), m_page(page), m_notices(notices), m_menu(std::make_unique<QMenu>(tr("Copy &As")))
{
    for (const exchange::ExportFormatFacts& facts : exchange::kExportFormats) {
        if (facts.copied != nullptr)
            addCopy(QCoreApplication::translate("Formats", facts.copied), facts.format);
    }
    addCopy(tr("Email &Quote"), exchange::ExportFormat::Text, u"> "_s);
    const auto enable = [this] { m_menu->setEnabled(m_page.current() != nullptr); };
    connect(&page, &RegistryPage::currentChanged, this, enable);
    enable();
}

void CopyActions::addCopy(const QString& text, exchange::ExportFormat format, const QString& prefix)
{
    QAction* action = m_menu->addAction(text, this, [this, format, prefix] { copy(format, prefix); });
    action->setObjectName(u"copy-"_s + factsOf(format).word + (prefix.isEmpty() ? u""_s : u"-quoted"_s));
}

void CopyActions::copy(exchange::ExportFormat format, const QString& prefix)
{
    const storage::RegistrySummary* current = m_page.current();
    if (!current)
        return;
    const auto bytes = m_page.exportSource().bytes({current->handle}, format);
    if (!bytes)
        return m_notices.notify(bytes.error());
    const QString text = QString::fromUtf8(*bytes);
    QGuiApplication::clipboard()->setText(prefix.isEmpty() ? text : quoted(text, prefix));
    m_notices.mention(tr("Copied %1.").arg(m_page.exportSource().nameOf(current->handle)));
}

} // namespace nidus::ui
