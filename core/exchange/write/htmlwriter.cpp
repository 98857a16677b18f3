// SPDX-License-Identifier: Apache-2.0
#include "core/exchange/write/htmlwriter.h"

#include "core/base/contract.h"
#include "core/exchange/formats/publication.h"
#include "core/exchange/formats/xmlwords.h"
#include "core/exchange/write/listtables.h"
#include "core/exchange/write/markuptext.h"
#include "core/exchange/write/rulediagrams.h"
#include "core/exchange/write/rulepatterns.h"

#include <QFile>
#include <QStringList>
#include <QUrl>
#include <utility>

namespace nidus::exchange {

using namespace Qt::StringLiterals;

namespace {

/// Whether it may be a link: only web and mail addresses, not files or scripts.
bool isLinkable(const QString& uri)
{
    const QUrl url(uri, QUrl::StrictMode);
    return url.isValid() && QStringList{u"http"_s, u"https"_s, u"mailto"_s}.contains(url.scheme());
}

QString element(QLatin1StringView name, const QString& text) { return markupElement(name, text) + u'\n'; }

class HtmlPage
{
public:
    HtmlPage(const registration::RegistryContent& content, QString head)
        : m_people(content.people), m_publications(publicationsOf(content)), m_head(std::move(head))
    {}

    [[nodiscard]] QByteArray bytes()
    {
        const bool isSingle = m_publications.size() == 1;
        const QString title = titleOf(m_publications);
        if (!isSingle)
            addContents(title);
        m_html += "<main>\n"_L1;
        for (const Publication& publication : m_publications)
            add(publication);
        m_html += "</main>\n</body>\n</html>\n"_L1;
        const QString before = "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"_L1 +
                               headElement() +
                               "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
                               "<meta name=\"color-scheme\" content=\"light dark\">\n"_L1 +
                               element("title"_L1, title) + "<style>\n"_L1 + pageStyleSheet() +
                               m_diagramStyle + "</style>\n</head>\n<body>\n"_L1;
        return (before + m_html).toUtf8();
    }

private:
    [[nodiscard]] QString headElement() const
    {
        return m_head.isEmpty() ? QString()
                                : u"<meta name=\"nidus-head\" content=\"%1\">\n"_s.arg(markupEscaped(m_head));
    }

    void addContents(const QString& title)
    {
        m_html += "<header>\n"_L1 + element("h1"_L1, title) + "<nav aria-label=\"Contents\">\n<ul>\n"_L1;
        for (const Publication& publication : m_publications)
            m_html += u"<li><a href=\"#%1\">%2</a></li>\n"_s.arg(anchorOf(publication.handle),
                                                                 markupEscaped(nameOf(publication)));
        m_html += "</ul>\n</nav>\n</header>\n"_L1;
    }

    void add(const Publication& publication)
    {
        const QString anchor = anchorOf(publication.handle);
        const QLatin1StringView heading = m_publications.size() == 1 ? "h1"_L1 : "h2"_L1;
        m_html += u"<article id=\"%1\">\n"_s.arg(anchor) +
                  element(heading, u"URN namespace "_s + nameOf(publication)) + "<dl class=\"facts\">\n"_L1;
        QString label;
        for (const PublishedFact& fact : factsOf(publication, m_people)) {
            const QString text = markupEscaped(fact.text);
            // A list has no two terms of the same name: several references belong to one.
            if (std::exchange(label, fact.label) != fact.label)
                m_html += element("dt"_L1, fact.label);
            m_html +=
                "<dd>"_L1 +
                (!isLinkable(fact.uri) ? text
                                       : u"<a href=\"%1\">%2</a>"_s.arg(markupEscaped(fact.uri), text)) +
                "</dd>\n"_L1;
        }
        m_html += "</dl>\n"_L1;
        if (publication.content) {
            for (const PublishedField& field : fieldsOf(publication.content->registrationTemplate))
                add(anchor, field);
            addRule(publication);
            add(publication.content->samples);
        } else {
            m_html += "<p>The registry has no template text for this registration.</p>\n"_L1;
        }
        for (const registration::SubregistryRecord& list : publication.lists) {
            beginSection({}, u"Subregistry "_s + list.name);
            m_html += listTables(list) + "</section>\n"_L1;
        }
        m_html += "</article>\n"_L1;
    }

    void beginSection(const QString& attributes, const QString& heading)
    {
        m_html += u"<section%1>\n"_s.arg(attributes) +
                  element(m_publications.size() == 1 ? "h2"_L1 : "h3"_L1, heading);
    }

    void add(const QString& anchor, const PublishedField& field)
    {
        const QString key = registration::fieldKey(field.field);
        beginSection(u" id=\"%1.%2\" data-field=\"%2\""_s.arg(anchor, key),
                     registration::fieldHeading(field.field));
        for (const TextBlock& block : textBlocks(field.text)) {
            const QString text = markupEscaped(block.lines.join(u'\n'));
            // A line end directly after <pre> would be dropped.
            m_html += (block.isVerbatim ? u"<pre>\n%1</pre>\n"_s : u"<p>%1</p>\n"_s).arg(text);
        }
        if (field.text.isEmpty())
            m_html += u"<p class=\"empty\">\u2013</p>\n"_s;
        m_html += "</section>\n"_L1;
    }

    void addRule(const Publication& publication)
    {
        const std::optional<registration::SyntaxRule>& rule = publication.content->rule;
        if (!rule)
            return;
        beginSection({}, u"Syntax Rule"_s);
        const RuleDiagrams drawn = ruleDiagrams(*rule);
        m_diagramStyle = QString::fromUtf8(drawn.styleSheet);
        for (const RuleDiagramSvg& diagram : drawn.diagrams)
            m_html += "<figure>\n"_L1 + QString::fromUtf8(diagram.svg) + "</figure>\n"_L1;
        m_html += "<dl class=\"facts\">\n"_L1;
        const auto fact = [this](QLatin1StringView label, const QString& text) {
            if (!text.isEmpty())
                m_html += element("dt"_L1, label) + element("dd"_L1, text);
        };
        fact("Notation"_L1, registration::wordOf(rule->notation));
        fact("Describes"_L1, xmlWord(kScopeWords, rule->scope));
        fact("Start rule"_L1, rule->start);
        fact("Equivalence"_L1, rule->equivalence.join(", "_L1));
        fact("Encoding"_L1, rule->encoding.join(", "_L1));
        fact("Check digit"_L1, rule->checkDigit);
        m_html += "</dl>\n<pre>\n"_L1 + markupEscaped(rule->text) + "</pre>\n"_L1;
        addPatterns(publication);
        m_html += "</section>\n"_L1;
    }

    void addPatterns(const Publication& publication)
    {
        const std::optional<RulePatterns> patterns = rulePatterns(publication);
        if (!patterns)
            return;
        m_html += "<dl class=\"patterns\">\n"_L1;
        const QString version = patterns->version > 0 ? u", version %1"_s.arg(patterns->version) : QString();
        const auto add = [&](QLatin1StringView label, const QString& pattern) {
            if (!pattern.isEmpty())
                m_html += element("dt"_L1, label + version) + "<dd><code>"_L1 + markupEscaped(pattern) +
                          "</code></dd>\n"_L1;
        };
        add("Pattern for JSON Schema"_L1, patterns->jsonSchema);
        add("Pattern for XML Schema"_L1, patterns->xsd);
        m_html += "</dl>\n"_L1;
    }

    void add(const QList<registration::Sample>& samples)
    {
        if (samples.isEmpty())
            return;
        beginSection({}, u"Samples"_s);
        m_html += "<table>\n<thead><tr><th scope=\"col\">URN</th><th scope=\"col\">Expected</th>"
                  "<th scope=\"col\">Note</th></tr></thead>\n<tbody>\n"_L1;
        for (const registration::Sample& sample : samples) {
            QStringList notes{sample.note, sample.source, sample.acceptedBecause};
            notes.removeAll(QString());
            m_html += u"<tr><td><code>%1</code></td><td>%2</td><td>%3</td></tr>\n"_s.arg(
                markupEscaped(sample.urn), registration::wordOf(sample.expected),
                markupEscaped(notes.join("; "_L1)));
        }
        m_html += "</tbody>\n</table>\n</section>\n"_L1;
    }

    const QList<registration::Person>& m_people;
    QList<Publication> m_publications;
    QString m_head;         ///< of the history; may be empty
    QString m_html;         ///< after the element <head>
    QString m_diagramStyle; ///< empty as long as the page has no diagram
};

} // namespace

QString pageStyleSheet()
{
    QFile file(u":/export/page.css"_s);
    return base::ensures(file.open(QIODevice::ReadOnly), "page.css is part of the program")
               ? QString::fromUtf8(file.readAll())
               : QString();
}

QByteArray writeHtml(const registration::RegistryContent& content, const QString& head)
{
    return HtmlPage(content, head).bytes();
}

} // namespace nidus::exchange
