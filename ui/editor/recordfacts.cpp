// SPDX-License-Identifier: Apache-2.0
#include "ui/editor/recordfacts.h"

#include "core/findings/catalog/visiblecharacter.h"
#include "core/findings/text/sharedtexts.h"
#include "ui/support/access/taborder.h"
#include "ui/support/look/followlooks.h"
#include "ui/support/text/registrywords.h"

#include <QFormLayout>
#include <QLabel>
#include <QUrl>
#include <algorithm>

using namespace Qt::StringLiterals;

namespace nidus::ui {

namespace {

QString escaped(const QString& text) { return findings::visibleText(text).toHtmlEscaped(); }

QString link(const QString& target, const QString& text)
{
    const QUrl url(target, QUrl::StrictMode);
    const bool isSafe =
        url.isValid() && QStringList{u"http"_s, u"https"_s, u"mailto"_s}.contains(url.scheme());
    if (!isSafe)
        return escaped(text);
    return u"<a href=\"%1\">%2</a>"_s.arg(QString::fromUtf8(url.toEncoded()).toHtmlEscaped(), escaped(text));
}

QString personText(const registration::Person& person)
{
    QStringList parts;
    if (!person.name.isEmpty())
        parts.append(escaped(person.name));
    if (!person.organization.isEmpty())
        parts.append(escaped(person.organization));
    for (const QString& uri : person.uris)
        parts.append(link(uri, QString(uri).remove(u"mailto:"_s)));
    return parts.join(u", "_s);
}

} // namespace

QString referenceText(const registration::Reference& reference, const QList<registration::Person>& people)
{
    const QString shown = reference.text.isEmpty() ? reference.data : reference.text;
    if (reference.type == "rfc"_L1 && reference.data.startsWith("rfc"_L1, Qt::CaseInsensitive))
        return link(u"https://www.rfc-editor.org/rfc/%1"_s.arg(reference.data.toLower()),
                    reference.text.isEmpty() ? u"RFC "_s + reference.data.mid(3) : reference.text);
    if (reference.type == "uri"_L1)
        return link(reference.data, shown);
    if (reference.type == "draft"_L1)
        return link(u"https://datatracker.ietf.org/doc/%1/"_s.arg(reference.data), shown);
    if (reference.type == "person"_L1) {
        const auto person = std::ranges::find(people, reference.data, &registration::Person::id);
        if (person != people.cend())
            return personText(*person);
    }
    return escaped(shown);
}

namespace {

QString referencesText(const QList<registration::Reference>& references,
                       const QList<registration::Person>& people, const QString& between)
{
    QStringList texts;
    for (const registration::Reference& reference : references)
        texts.append(referenceText(reference, people));
    return texts.join(between);
}

} // namespace

RecordFacts::RecordFacts(QWidget* parent) : QScrollArea(parent), m_facts(new QFormLayout)
{
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setAccessibleName(tr("Registry record"));
    auto* page = new QWidget;
    m_facts->setParent(nullptr);
    page->setLayout(m_facts);
    m_facts->setContentsMargins(16, 16, 16, 16);
    m_facts->setHorizontalSpacing(16);
    m_facts->setVerticalSpacing(8);
    m_facts->setRowWrapPolicy(QFormLayout::WrapLongRows);
    setWidget(page);
}

void RecordFacts::showRecord(const registration::Registration& registration,
                             const QList<registration::Person>& people)
{
    while (m_facts->rowCount() > 0)
        m_facts->removeRow(0);
    using findings::Label;
    using findings::labelText;
    const QString lineBreak = u"<br>"_s;
    const auto dateOrUnknown = [](const QString& date) {
        return date.isEmpty() ? tr("not published") : date;
    };
    addFact(labelText(Label::Kind), escaped(kindText(registration.kind)));
    addFact(labelText(Label::State), escaped(stateText(registration.state)));
    addFact(labelText(Label::Registrant),
            registration.registrant.isEmpty() ? tr("unknown") : escaped(registration.registrant));
    addFact(labelText(Label::RecordDate), escaped(dateOrUnknown(registration.recordDate)));
    if (!registration.recordUpdated.isEmpty())
        addFact(tr("Last updated"), escaped(registration.recordUpdated));
    if (registration.templateLink)
        addFact(tr("Template"), referenceText(*registration.templateLink, people));
    if (!registration.references.isEmpty())
        addFact(labelText(Label::References), referencesText(registration.references, people, lineBreak));
    if (!registration.contact.isEmpty())
        addFact(labelText(Label::Contact), referencesText(registration.contact, people, u" "_s));
    continueTabOrder(this, *this);
}

void RecordFacts::addFact(const QString& title, const QString& html)
{
    auto* name = new QLabel(title);
    QFont bold = name->font();
    bold.setBold(true);
    name->setFont(bold);
    auto* value = new QLabel(html);
    value->setWordWrap(true);
    value->setTextFormat(Qt::RichText);
    followLinkColor(*value);
    value->setOpenExternalLinks(true);
    value->setTextInteractionFlags(Qt::TextBrowserInteraction);
    value->setAccessibleName(title);
    name->setBuddy(value);
    m_facts->addRow(name, value);
}

} // namespace nidus::ui
