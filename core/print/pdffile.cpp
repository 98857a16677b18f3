// SPDX-License-Identifier: Apache-2.0
#include "core/print/pdffile.h"

#include <QCryptographicHash>
#include <QMap>
#include <QRegularExpression>
#include <algorithm>

namespace nidus::print {

using namespace Qt::StringLiterals;

namespace {

/// Numbers objects in the order in which references to them are met, and font subsets likewise.
class Renumbering
{
public:
    /// The first objects are met already.
    explicit Renumbering(const QList<int>& first) : m_met(first) {}

    /// The old numbers of the objects, by their new number from 1 on.
    [[nodiscard]] const QList<int>& met() const { return m_met; }
    /// Returns the text with new numbers in each reference, and a new tag for each font.
    [[nodiscard]] QByteArray operator()(const QByteArray& text)
    {
        static const QRegularExpression part(u"\\b(\\d+)(?= 0 R\\b)|(?<=/)([A-Z]{6})(?=\\+)"_s);
        QByteArray out;
        qsizetype end = 0;
        const QString characters = QString::fromLatin1(text); // one for each byte
        for (const QRegularExpressionMatch& match : part.globalMatch(characters)) {
            out += text.sliced(end, match.capturedStart() - end);
            if (match.hasCaptured(1))
                out += QByteArray::number(1 + placeIn(m_met, match.captured(1).toInt()));
            else
                out += subsetTag(placeIn(m_tags, match.captured(2).toLatin1()));
            end = match.capturedEnd();
        }
        return out + text.sliced(end);
    }

private:
    /// Returns six capital letters, different ones for each of 11,881,376 fonts.
    static QByteArray subsetTag(qsizetype place)
    {
        QByteArray tag("QAAAAA");
        for (qsizetype i = tag.size() - 1; i > 0; --i, place /= 26)
            tag[i] = char('A' + place % 26);
        return tag;
    }
    /// Returns the index of a value in a list, which gets it at the end if it lacks it.
    template <typename T>
    static qsizetype placeIn(QList<T>& list, const T& value)
    {
        const qsizetype place = list.indexOf(value);
        if (place >= 0)
            return place;
        list.append(value);
        return list.size() - 1;
    }

    QList<int> m_met;
    QByteArrayList m_tags;
};

/// The objects of a PDF file by number, each from "N 0 obj" to "endobj" (ISO 32000-1 section 7.3.10).
class PdfFile
{
public:
    [[nodiscard]] static std::optional<PdfFile> parse(const QByteArray& pdf)
    {
        PdfFile file;
        const qsizetype table =
            pdf.mid(pdf.lastIndexOf("startxref") + 9).trimmed().split('\n').value(0).toLongLong();
        const QByteArrayList entries = pdf.mid(table).split('\n');
        if (entries.value(0) != "xref")
            return std::nullopt;
        const int count = entries.value(1).split(' ').value(1).toInt();
        QMap<qsizetype, int> byOffset;
        qsizetype headEnd = table;
        for (int number = 1; number < count; ++number) {
            const qsizetype offset = entries.value(2 + number).left(10).toLongLong();
            byOffset.insert(offset, number);
            headEnd = std::min(headEnd, offset);
        }
        for (auto object = byOffset.cbegin(); object != byOffset.cend(); ++object) {
            const qsizetype next = std::next(object) == byOffset.cend() ? table : std::next(object).key();
            // The last "endobj" before the next object, because a stream may contain the word.
            const qsizetype last = pdf.lastIndexOf("endobj", next - 1);
            if (last < object.key())
                return std::nullopt;
            file.m_objects.insert(object.value(), pdf.mid(object.key(), last + 6 - object.key()) + '\n');
        }
        file.m_trailer = pdf.mid(pdf.lastIndexOf("trailer"));
        file.m_head = pdf.left(headEnd);
        return file;
    }

    [[nodiscard]] int numberAt(const QByteArray& text, const char* key) const
    {
        const QRegularExpression shape(QString::fromLatin1(key) + u" (\\d+) 0 R"_s);
        return shape.match(QString::fromLatin1(text)).captured(1).toInt();
    }
    [[nodiscard]] int info() const { return numberAt(m_trailer, "/Info"); }
    [[nodiscard]] int root() const { return numberAt(m_trailer, "/Root"); }
    [[nodiscard]] QByteArray object(int number) const { return m_objects.value(number); }
    void replace(int number, const QByteArray& body) { m_objects[number] = asObject(number, body); }
    int add(const QByteArray& body)
    {
        const int number = m_objects.lastKey() + 1;
        m_objects.insert(number, asObject(number, body));
        return number;
    }
    /// Renumbers the objects in the order in which they are reached from the root, and with them the tags of
    /// font subsets (ISO 32000-1 section 9.6.4), which Qt derives from numbers. Qt writes fonts in the order
    /// of a hash table, which differs between processes.
    void renumber()
    {
        Renumbering renumbered({root(), info()});
        QMap<int, QByteArray> objects;
        for (qsizetype i = 0; i < renumbered.met().size(); ++i) { // grows during the loop
            const QByteArray object = m_objects.value(renumbered.met()[i]);
            const qsizetype body = object.indexOf('\n') + 1;
            const qsizetype stream = object.indexOf("stream\n"); // its bytes may look like a reference
            const qsizetype end = stream < 0 ? object.size() : stream;
            objects.insert(int(i) + 1, QByteArray::number(i + 1) + " 0 obj\n" +
                                           renumbered(object.sliced(body, end - body)) + object.sliced(end));
        }
        m_trailer = renumbered(m_trailer);
        m_objects = objects;
    }
    void insertInto(int number, const QByteArray& entries)
    {
        QByteArray& object = m_objects[number];
        object.insert(object.lastIndexOf(">>"), entries);
    }

    [[nodiscard]] QByteArray bytes() const
    {
        QByteArray out = m_head;
        QByteArray table =
            "xref\n0 " + QByteArray::number(m_objects.lastKey() + 1) + "\n0000000000 65535 f \n";
        for (auto object = m_objects.cbegin(); object != m_objects.cend(); ++object) {
            table += QByteArray::number(out.size()).rightJustified(10, '0') + " 00000 n \n";
            out += object.value();
        }
        const QByteArray id = QCryptographicHash::hash(out, QCryptographicHash::Md5).toHex();
        const qsizetype start = out.size();
        return out + table + "trailer\n<<\n/Size " + QByteArray::number(m_objects.lastKey() + 1) +
               "\n/Info " + QByteArray::number(info()) + " 0 R\n/Root " + QByteArray::number(root()) +
               " 0 R\n/ID [ <" + id + "> <" + id + "> ]\n>>\nstartxref\n" + QByteArray::number(start) +
               "\n%%EOF\n";
    }

private:
    static QByteArray asObject(int number, const QByteArray& body)
    {
        return QByteArray::number(number) + " 0 obj\n" + body + "\nendobj\n";
    }

    QByteArray m_head;
    QMap<int, QByteArray> m_objects;
    QByteArray m_trailer;
};

/// Returns a text string as UTF-16 (ISO 32000-1 section 7.9.2.2).
QByteArray pdfText(const QString& text)
{
    QByteArray bytes("\xFE\xFF");
    for (const QChar unit : text) {
        bytes += static_cast<char>(unit.unicode() >> 8);
        bytes += static_cast<char>(unit.unicode() & 0xFF);
    }
    return '<' + bytes.toHex().toUpper() + '>';
}

QList<int> pagesOf(const PdfFile& file)
{
    const QString kids = QString::fromLatin1(file.object(file.numberAt(file.object(file.root()), "/Pages")));
    static const QRegularExpression list(u"/Kids\\s*\\[([^\\]]*)\\]"_s);
    static const QRegularExpression reference(u"(\\d+) 0 R"_s);
    QList<int> pages;
    for (const QRegularExpressionMatch& match : reference.globalMatch(list.match(kids).captured(1)))
        pages.append(match.captured(1).toInt());
    return pages;
}

QByteArray referenceTo(const char* key, int number)
{
    return number == 0 ? QByteArray() : '/' + QByteArray(key) + ' ' + QByteArray::number(number) + " 0 R\n";
}

/// Adds the headings as an outline of two levels (ISO 32000-1 section 12.3.3); returns its number.
int addOutline(PdfFile& file, const QList<PrintedHeading>& headings, double pageHeight)
{
    const QList<int> pages = pagesOf(file);
    const int root = file.add({});
    QList<int> numbers;
    for (qsizetype i = 0; i < headings.size(); ++i)
        numbers.append(file.add({}));
    const auto isTop = [&](qsizetype i) { return headings[i].level == 0; };
    int lastTop = 0;
    int firstTop = 0;
    int parent = 0;
    for (qsizetype i = 0; i < headings.size(); ++i) {
        const PrintedHeading& heading = headings[i];
        QByteArray item = "<<\n/Title " + pdfText(heading.title) + '\n';
        qsizetype next = i + 1;
        while (next < headings.size() && headings[next].level > heading.level)
            ++next;
        const bool hasNext = next < headings.size() && headings[next].level == heading.level;
        if (isTop(i)) {
            item += referenceTo("Parent", root) + referenceTo("Prev", lastTop);
            lastTop = numbers[i];
            firstTop = firstTop == 0 ? lastTop : firstTop;
            parent = lastTop;
            // Collapsed if there are many: the count of the entries below it, negative.
            if (next > i + 1)
                item += referenceTo("First", numbers[i + 1]) + referenceTo("Last", numbers[next - 1]) +
                        "/Count " +
                        QByteArray::number((headings[0].page == heading.page ? 1 : -1) * (next - i - 1)) +
                        '\n';
        } else {
            item += referenceTo("Parent", parent) + referenceTo("Prev", isTop(i - 1) ? 0 : numbers[i - 1]);
        }
        item += referenceTo("Next", hasNext ? numbers[next] : 0) + "/Dest [" +
                QByteArray::number(pages.value(heading.page)) + " 0 R /XYZ null " +
                QByteArray::number(pageHeight - heading.y, 'f', 2) + " null]\n>>";
        file.replace(numbers[i], item);
    }
    file.replace(root, "<<\n/Type /Outlines\n" + referenceTo("First", firstTop) +
                           referenceTo("Last", lastTop) + ">>");
    return root;
}

/// Removes what differs between two runs: times, and with Qt 6.5 and newer a random identifier.
void removeTimes(PdfFile& file)
{
    QByteArray info = file.object(file.info());
    for (const char* key : {"/CreationDate", "/ModDate"}) {
        const qsizetype at = info.indexOf(key);
        if (at >= 0)
            info.remove(at, info.indexOf('\n', at) - at + 1);
    }
    const qsizetype start = info.indexOf("<<");
    file.replace(file.info(), info.sliced(start, info.lastIndexOf(">>") + 2 - start));

    const int number = file.numberAt(file.object(file.root()), "/Metadata");
    const QByteArray metadata = file.object(number);
    const qsizetype begin = metadata.indexOf("stream\n") + 7;
    static const QRegularExpression times(
        u" (?:xmp:(?:Create|Modify|Metadata)Date|xmpMM:DocumentID)=\"[^\"]*\""_s);
    QString packet = QString::fromUtf8(metadata.sliced(begin, metadata.lastIndexOf("endstream") - begin));
    const QByteArray xml = packet.remove(times).toUtf8();
    file.replace(number, "<<\n/Type /Metadata /Subtype /XML\n/Length " + QByteArray::number(xml.size()) +
                             "\n>>\nstream\n" + xml + "\nendstream");
}

} // namespace

std::optional<QByteArray> finishedPdf(const QByteArray& pdf, const QList<PrintedHeading>& headings,
                                      double pageHeight)
{
    std::optional<PdfFile> file = PdfFile::parse(pdf);
    if (!file)
        return std::nullopt;
    removeTimes(*file);
    QByteArray entries = "/Lang (en)\n/ViewerPreferences << /DisplayDocTitle true >>\n";
    if (!headings.isEmpty())
        entries +=
            "/PageMode /UseOutlines\n" + referenceTo("Outlines", addOutline(*file, headings, pageHeight));
    file->insertInto(file->root(), entries);
    file->renumber();
    return file->bytes();
}

} // namespace nidus::print
