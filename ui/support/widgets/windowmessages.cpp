// SPDX-License-Identifier: Apache-2.0
#include "ui/support/widgets/windowmessages.h"

#include "core/findings/catalog/catalog.h"
#include "core/findings/catalog/visiblecharacter.h"
#include "core/findings/values/logging.h"
#include "core/registration/handle.h"
#include "ui/support/widgets/dialogs.h"

#include <QDesktopServices>
#include <QDir>
#include <QFileInfo>
#include <QGuiApplication>
#include <QMessageBox>
#include <QUrl>
#include <utility>

namespace nidus::ui {

void WindowMessages::notify(Kind kind, const QString& text, const QList<MessageChoice>& choices, Truth isTrue)
{
    m_bar.displayMessage(kind, text, choices, std::move(isTrue));
}

void WindowMessages::notify(const base::Error& error, const QString& failed,
                            const QList<MessageChoice>& choices)
{
    base::Error named = error;
    const QString subject = QString::fromStdString(error.subject);
    if (m_names && registration::draftIdOf(subject))
        named.subject = m_names(subject).toStdString();
    const QString text = (failed + u' ' + findings::describe(named)).trimmed();
    const QString detail = findings::technicalDetail(error);
    qCInfo(findings::programLog).noquote() << text << detail;
    QList<MessageChoice> all = choices;
    if (!detail.isEmpty())
        all.append({tr("Details…"), [this, text, detail] { showDetail(text, detail); }});
    m_bar.displayMessage(Kind::Error, text, all);
}

void WindowMessages::notifyWritten(const QString& path, const QString& text)
{
    const QFileInfo written(path);
    const QString folder = written.isDir() ? path : written.absolutePath();
    m_bar.displayMessage(
        Kind::Information, text.isEmpty() ? tr("Written to %1.").arg(QDir::toNativeSeparators(path)) : text,
        {{tr("Open Folder"), [folder] { QDesktopServices::openUrl(QUrl::fromLocalFile(folder)); }}});
}

void WindowMessages::showDetail(const QString& text, const QString& detail)
{
    auto* box =
        deletedOnClose(new QMessageBox(QMessageBox::Warning, QGuiApplication::applicationDisplayName(),
                                       findings::visibleText(text), QMessageBox::Close, m_bar.window()));
    box->setWindowModality(Qt::WindowModal);
    box->setTextFormat(Qt::PlainText);
    box->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    box->setInformativeText(findings::visibleText(detail));
    box->open();
}

} // namespace nidus::ui
