// SPDX-License-Identifier: Apache-2.0
#include "ui/review/typedcomments.h"

#include "core/base/wholefile.h"
#include "core/workflow/drafts/erasework.h"
#include "core/workflow/drafts/recoveryjournal.h"
#include "core/workflow/registry/savefile.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>

using namespace Qt::StringLiterals;

namespace nidus::ui {

namespace {

constexpr std::size_t kMostBytes = std::size_t{64} << 20; ///< nobody types more

} // namespace

TypedComments::TypedComments(const QString& registryPath)
{
    if (registryPath.isEmpty())
        return;
    m_file = workflow::typedCommentsFile(workflow::RecoveryJournal::defaultFolder(), registryPath);
}

TypedTexts TypedComments::read() const
{
    TypedTexts texts;
    if (m_file.isEmpty())
        return texts;
    const auto bytes =
        base::readWholeFile(QFile::encodeName(m_file).toStdString(), kMostBytes, system::OpenWay::ReadOwn);
    const QJsonObject handles =
        QJsonDocument::fromJson(QByteArray::fromStdString(bytes.value_or(std::string()))).object();
    for (auto handle = handles.constBegin(); handle != handles.constEnd(); ++handle) {
        const QJsonObject typed = handle.value().toObject();
        for (auto text = typed.constBegin(); text != typed.constEnd(); ++text)
            texts[handle.key()].insert(text.key(), text.value().toString());
    }
    return texts;
}

void TypedComments::write(const TypedTexts& texts) const
{
    QJsonObject handles;
    for (auto handle = texts.constBegin(); handle != texts.constEnd(); ++handle) {
        QJsonObject typed;
        for (auto text = handle->constBegin(); text != handle->constEnd(); ++text)
            typed.insert(text.key(), text.value());
        if (!typed.isEmpty())
            handles.insert(handle.key(), typed);
    }
    if (m_file.isEmpty())
        return;
    if (handles.isEmpty()) {
        QFile::remove(m_file);
        return;
    }
    QDir().mkpath(QFileInfo(m_file).path());
    static_cast<void>(workflow::writeOwnFile(m_file, QJsonDocument(handles).toJson(QJsonDocument::Compact)));
}

} // namespace nidus::ui
