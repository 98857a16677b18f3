// SPDX-License-Identifier: Apache-2.0
#include "core/print/pdffile.h"

#include <QRegularExpression>
#include <QString>
#include <exception>
#include <map>
#include <qpdf/Buffer.hh>
#include <qpdf/QPDF.hh>
#include <qpdf/QPDFObjectHandle.hh>
#include <qpdf/QPDFPageDocumentHelper.hh>
#include <qpdf/QPDFPageObjectHelper.hh>
#include <qpdf/QPDFWriter.hh>
#include <string>
#include <vector>

namespace nidus {

using namespace Qt::StringLiterals;

namespace {

using Object = QPDFObjectHandle;

/// A dictionary as an object that others refer to.
Object newIndirectDictionary(QPDF& pdf)
{
    return pdf.makeIndirectObject(Object::newDictionary());
}

/// The place of a heading on its page (ISO 32000-1 section 12.3.2.2).
Object destination(Object page, double y)
{
    Object place = Object::newArray();
    place.appendItem(page);
    place.appendItem(Object::newName("/XYZ"));
    place.appendItem(Object::newNull());
    place.appendItem(Object::newReal(y, 2));
    place.appendItem(Object::newNull());
    return place;
}

/// Puts an item at the end of those under `parent`.
void appendItem(Object parent, Object item)
{
    item.replaceKey("/Parent", parent);
    if (parent.hasKey("/Last")) {
        Object last = parent.getKey("/Last");
        last.replaceKey("/Next", item);
        item.replaceKey("/Prev", last);
    } else {
        parent.replaceKey("/First", item);
    }
    parent.replaceKey("/Last", item);
}

/// The headings as an outline of two levels (ISO 32000-1 section 12.3.3), the lower one open where there is
/// one namespace.
void addOutline(QPDF& pdf, const QList<PrintedHeading>& headings, double pageHeight)
{
    const std::vector<Object> pages = pdf.getAllPages();
    Object outline = newIndirectDictionary(pdf);
    outline.replaceKey("/Type", Object::newName("/Outlines"));
    Object top = outline;
    long long below = 0; // the newest item of the top
    long long visible = 0;
    for (const PrintedHeading& heading : headings) {
        Object item = newIndirectDictionary(pdf);
        item.replaceKey("/Title", Object::newUnicodeString(heading.title.toStdString()));
        item.replaceKey("/Dest", destination(pages.at(std::size_t(heading.page)), pageHeight - heading.y));
        const bool isTop = heading.level == 0;
        const bool isShown = isTop || heading.page == headings.first().page;
        appendItem(isTop ? outline : top, item);
        visible += isShown ? 1 : 0;
        if (isTop) {
            top = item;
            below = 0;
        } else {
            below += isShown ? 1 : -1; // negative: they are there, but closed
            top.replaceKey("/Count", Object::newInteger(below));
        }
    }
    outline.replaceKey("/Count", Object::newInteger(visible));
    Object root = pdf.getRoot();
    root.replaceKey("/Outlines", outline);
    root.replaceKey("/PageMode", Object::newName("/UseOutlines"));
}

/// What differs from one writing to the next: times and random identifiers.
void removeTimes(QPDF& pdf)
{
    pdf.getTrailer().removeKey("/ID"); // the writer makes one from the content
    Object info = pdf.getTrailer().getKey("/Info");
    info.removeKey("/CreationDate");
    info.removeKey("/ModDate");
    Object metadata = pdf.getRoot().getKey("/Metadata");
    const std::shared_ptr<Buffer> stream = metadata.getStreamData();
    static const QRegularExpression times(
        u" (?:xmp:(?:Create|Modify|Metadata)Date|xmpMM:DocumentID)=\"[^\"]*\""_s);
    QString packet =
        QString::fromUtf8(reinterpret_cast<const char*>(stream->getBuffer()), qsizetype(stream->getSize()));
    metadata.replaceStreamData(packet.remove(times).toStdString(), Object::newNull(), Object::newNull());
}

/// Gives the fonts' subsets tags in the order in which pages name the fonts (ISO 32000-1 section 9.6.4): Qt
/// makes them of the numbers of objects, which it writes in the order of a hash table, another one in each
/// process.
class SubsetTags
{
public:
    void rename(Object font)
    {
        renameIn(font, "/BaseFont");
        if (font.hasKey("/FontDescriptor"))
            renameIn(font.getKey("/FontDescriptor"), "/FontName");
        if (font.hasKey("/DescendantFonts"))
            rename(font.getKey("/DescendantFonts").getArrayItem(0));
    }

private:
    static constexpr std::size_t kLength = 6;

    void renameIn(Object dictionary, const std::string& key)
    {
        const std::string name = dictionary.getKey(key).getName(); // "/ABCDEF+DejaVuSans"
        const std::size_t plus = name.find('+');
        if (plus != 1 + kLength || name.compare(1, kPrefix.size(), kPrefix) == 0)
            return;
        const std::string& tag =
            m_tags.try_emplace(name.substr(1, kLength), tagAt(m_tags.size())).first->second;
        dictionary.replaceKey(key, Object::newName('/' + tag + name.substr(plus)));
    }
    /// Six capital letters, for up to 676 fonts.
    static std::string tagAt(std::size_t place)
    {
        return std::string(kPrefix) + char('A' + place / 26 % 26) + char('A' + place % 26);
    }

    static constexpr std::string_view kPrefix = "NIDU"; // no tag of Qt's
    std::map<std::string, std::string> m_tags;          ///< new ones by the old
};

void renameFonts(QPDF& pdf)
{
    SubsetTags tags;
    for (QPDFPageObjectHelper page : QPDFPageDocumentHelper(pdf).getAllPages()) {
        Object fonts = page.getObjectHandle().getKey("/Resources").getKey("/Font");
        for (const std::string& name : fonts.getKeys())
            tags.rename(fonts.getKey(name));
    }
}

/// As PDF/A-1 wants it: no streams of objects, and what Qt has written stays as it is.
QByteArray bytesOf(QPDF& pdf)
{
    QPDFWriter writer(pdf);
    writer.setOutputMemory();
    writer.setObjectStreamMode(qpdf_o_disable);
    writer.setStreamDataMode(qpdf_s_preserve);
    writer.setNewlineBeforeEndstream(true);
    writer.setDeterministicID(true);
    writer.write();
    const std::shared_ptr<Buffer> bytes = writer.getBufferSharedPointer();
    return {reinterpret_cast<const char*>(bytes->getBuffer()), qsizetype(bytes->getSize())};
}

} // namespace

// QPDF throws; nothing of that leaves this function.
std::optional<QByteArray> finishedPdf(const QByteArray& pdf, const QList<PrintedHeading>& headings,
                                      double pageHeight)
try {
    QPDF file;
    file.processMemoryFile("document", pdf.constData(), std::size_t(pdf.size()));
    removeTimes(file);
    file.getRoot().replaceKey("/Lang", Object::newString("en"));
    if (!headings.isEmpty())
        addOutline(file, headings, pageHeight);
    renameFonts(file);
    return bytesOf(file);
} catch (const std::exception&) {
    return std::nullopt;
}

} // namespace nidus
