// SPDX-License-Identifier: Apache-2.0
#include "ui/session/recentlyused.h"

#include "core/base/wholefile.h"
#include "core/storage/engine/filelocation.h"
#include "core/workflow/registry/savefile.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QMimeDatabase>
#include <QSaveFile>
#include <QStandardPaths>
#include <QThreadPool>
#include <QUrl>
#include <QXmlStreamReader>
#include <QXmlStreamWriter>
#include <mutex>

using namespace Qt::StringLiterals;

namespace nidus::ui {

namespace {

constexpr std::size_t kMaxBytes = std::size_t{8} << 20; // no real list is longer
const auto kBookmarks = "http://www.freedesktop.org/standards/desktop-bookmarks"_L1;
const auto kTypes = "http://www.freedesktop.org/standards/shared-mime-info"_L1;
const auto kProgram = "Nidus"_L1;
const auto kOwner = "http://freedesktop.org"_L1;

/// Copies a list from reader to writer and adds one file.
class ListCopy
{
public:
    ListCopy(const QByteArray& list, const RecentlyUsed& file, const QDateTime& now)
        : m_reader(list),
          m_writer(&m_out),
          m_address(QUrl::fromLocalFile(file.path).toString(QUrl::FullyEncoded)),
          m_type(file.mimeType),
          m_now(now.toUTC().toString(u"yyyy-MM-dd'T'HH:mm:ss.zzz000'Z'"_s))
    {}

    /// Returns an empty array if it is not such a list.
    QByteArray make()
    {
        while (!m_reader.atEnd()) {
            m_reader.readNext();
            if (m_reader.isStartElement())
                start();
            else if (m_reader.isEndElement())
                end();
            else if (!m_reader.hasError())
                m_writer.writeCurrentToken(m_reader);
        }
        return m_reader.hasError() || !m_isList ? QByteArray() : m_out;
    }

private:
    void start()
    {
        const QStringView name = m_reader.name();
        const QXmlStreamAttributes attributes = m_reader.attributes();
        m_isList = m_isList || name == u"xbel";
        if (name == u"bookmark" && attributes.value(u"href"_s) == m_address)
            m_isInside = m_isThere = true;
        if (m_isInside && name == u"bookmark")
            return copyStart({u"modified"_s, u"visited"_s});
        if (m_isInside && m_reader.namespaceUri() == kBookmarks && name == u"application" &&
            attributes.value(u"name"_s) == kProgram)
            return skipOurs(attributes.value(u"count"_s).toInt());
        m_writer.writeCurrentToken(m_reader);
    }

    void end()
    {
        const QStringView name = m_reader.name();
        if (m_isInside && m_reader.namespaceUri() == kBookmarks && name == u"applications")
            writeProgram();
        if (name == u"xbel" && !m_isThere)
            writeBookmark();
        if (name == u"bookmark" && m_reader.namespaceUri().isEmpty())
            m_isInside = false;
        m_writer.writeCurrentToken(m_reader);
    }

    /// Copies the current start element with new times.
    void copyStart(const QStringList& times)
    {
        m_writer.writeStartElement(m_reader.name().toString());
        const QXmlStreamAttributes attributes = m_reader.attributes();
        for (const QXmlStreamAttribute& attribute : attributes) {
            if (!times.contains(attribute.name()))
                m_writer.writeAttribute(attribute);
        }
        for (const QString& time : times)
            m_writer.writeAttribute(time, m_now);
    }

    /// Skips our own entry, which is written again at the end of the programs.
    void skipOurs(int count)
    {
        m_count = count;
        m_reader.skipCurrentElement();
    }

    void writeProgram()
    {
        m_writer.writeEmptyElement(kBookmarks, u"application"_s);
        m_writer.writeAttribute(u"name"_s, kProgram);
        m_writer.writeAttribute(u"exec"_s, u"'nidus %f'"_s);
        m_writer.writeAttribute(u"modified"_s, m_now);
        m_writer.writeAttribute(u"count"_s, QString::number(m_count + 1));
    }

    void writeBookmark()
    {
        m_writer.writeStartElement(u"bookmark"_s);
        m_writer.writeAttribute(u"href"_s, m_address);
        for (const QString& time : {u"added"_s, u"modified"_s, u"visited"_s})
            m_writer.writeAttribute(time, m_now);
        m_writer.writeStartElement(u"info"_s);
        m_writer.writeStartElement(u"metadata"_s);
        m_writer.writeAttribute(u"owner"_s, kOwner);
        m_writer.writeEmptyElement(kTypes, u"mime-type"_s);
        m_writer.writeAttribute(u"type"_s, m_type);
        m_writer.writeStartElement(kBookmarks, u"applications"_s);
        writeProgram();
        for (int open = 0; open < 4; ++open)
            m_writer.writeEndElement();
    }

    QByteArray m_out;
    QXmlStreamReader m_reader;
    QXmlStreamWriter m_writer;
    QString m_address;
    QString m_type;
    QString m_now;
    int m_count = 0;
    bool m_isList = false;
    bool m_isInside = false; ///< the bookmark of the file
    bool m_isThere = false;
};

} // namespace

QByteArray withRecentlyUsed(const QByteArray& list, const RecentlyUsed& file, const QDateTime& now)
{
    const QByteArray none =
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<xbel version=\"1.0\" xmlns:bookmark=\"" +
        QByteArray(kBookmarks.data(), kBookmarks.size()) + "\" xmlns:mime=\"" +
        QByteArray(kTypes.data(), kTypes.size()) + "\">\n</xbel>\n";
    return ListCopy(list.isEmpty() ? none : list, file, now).make();
}

void addToRecentlyUsed(const RecentlyUsed& file)
{
    static std::mutex oneAtATime;
    const std::lock_guard lock(oneAtATime);
    const QString folder = QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation);
    const QString list = folder + "/recently-used.xbel"_L1;
    const base::Result<std::string> present =
        base::readWholeFile(QFile::encodeName(list).toStdString(), kMaxBytes);
    if (!storage::checkFileName(list) || (!present && present.error().code != base::kFileNotFound))
        return;
    RecentlyUsed whole{.path = QFileInfo(file.path).absoluteFilePath(), .mimeType = file.mimeType};
    if (whole.mimeType.isEmpty()) {
        // QMimeDatabase would wait for a file such as /proc/kmsg, and the end of the program for this.
        constexpr std::size_t most = 4096; // bytes
        const auto start = base::readFileStart(QFile::encodeName(whole.path).toStdString(), most);
        whole.mimeType = QMimeDatabase()
                             .mimeTypeForFileNameAndData(
                                 whole.path, QByteArray::fromStdString(start.value_or(std::string())))
                             .name();
    }
    const QByteArray next = withRecentlyUsed(QByteArray::fromStdString(present.value_or(std::string())),
                                             whole, QDateTime::currentDateTimeUtc());
    QSaveFile out(list);
    if (next.isEmpty() || !QDir().mkpath(folder) || !out.open(QIODevice::WriteOnly))
        return;
    out.setPermissions(QFileDevice::ReadOwner | QFileDevice::WriteOwner); // file names are private
    if (workflow::writeAll(out, {next.constData(), static_cast<std::size_t>(next.size())}))
        out.commit();
}

void addToRecentlyUsedLater(const RecentlyUsed& file)
{
    // Make the path absolute now, because the program may change its working directory.
    QThreadPool::globalInstance()->start(
        [whole = RecentlyUsed{.path = QFileInfo(file.path).absoluteFilePath(), .mimeType = file.mimeType}] {
            addToRecentlyUsed(whole);
        });
}

} // namespace nidus::ui
