// SPDX-License-Identifier: Apache-2.0
#include "ui/syntax/patternmenu.h"

#include "core/check/rulepattern.h"
#include "core/findings/text/patterntext.h"
#include "core/lint/rulesource.h"

#include <QClipboard>
#include <QGuiApplication>
#include <array>

namespace nidus::ui {

namespace {

/// What a pattern is made from.
struct PatternRequest
{
    SyntaxBuild build;
    grammar::RegexDialect dialect;
    check::NameExtent extent;
};

struct DialectName
{
    grammar::RegexDialect dialect;
    const char* name;
};

constexpr std::array kDialectNames{
    DialectName{grammar::RegexDialect::Ecma, QT_TRANSLATE_NOOP("nidus::ui::PatternMenu", "&JavaScript")},
    DialectName{grammar::RegexDialect::JsonSchema,
                QT_TRANSLATE_NOOP("nidus::ui::PatternMenu", "JSON &Schema")},
    DialectName{grammar::RegexDialect::Xsd, QT_TRANSLATE_NOOP("nidus::ui::PatternMenu", "&XML Schema")},
    DialectName{grammar::RegexDialect::Python, QT_TRANSLATE_NOOP("nidus::ui::PatternMenu", "&Python")},
    DialectName{grammar::RegexDialect::Pcre,
                QT_TRANSLATE_NOOP("nidus::ui::PatternMenu", "PC&RE2 (PHP and others)")},
    DialectName{grammar::RegexDialect::Re2, QT_TRANSLATE_NOOP("nidus::ui::PatternMenu", "RE&2 and Go")},
    DialectName{grammar::RegexDialect::Ere, QT_TRANSLATE_NOOP("nidus::ui::PatternMenu", "POSIX (&grep -E)")},
    DialectName{grammar::RegexDialect::IRegexp,
                QT_TRANSLATE_NOOP("nidus::ui::PatternMenu", "&I-Regexp (RFC 9485)")},
};

std::expected<std::string, grammar::PatternObstacle> patternFor(const PatternRequest& request,
                                                                const std::stop_token& stop)
{
    const check::NamespaceRule rule(lint::ruleSource(request.build.rule), *request.build.matcher);
    return check::rulePattern(request.build.nid.toStdString(), rule, request.dialect, request.extent, stop);
}

} // namespace

PatternMenu::PatternMenu(QWidget* parent) : QMenu(tr("&Copy as Regular Expression"), parent)
{
    for (const DialectName& each : kDialectNames) {
        const std::string_view word = grammar::factsOf(each.dialect).word;
        QAction* action = addAction(tr(each.name), this, [this, dialect = each.dialect] { copy(dialect); });
        action->setObjectName(QStringLiteral("pattern-") +
                              QString::fromLatin1(word.data(), static_cast<qsizetype>(word.size())));
    }
    addSeparator();
    m_nssOnly = addAction(tr("&Only the NSS"));
    m_nssOnly->setCheckable(true);
    m_nssOnly->setObjectName(QStringLiteral("pattern-nss"));
    menuAction()->setIconText(tr("Copy Regex"));
    menuAction()->setToolTip(tr("Copy a pattern that is proven equal to the grammar"));
    setBuild({});
}

void PatternMenu::setBuild(const std::optional<SyntaxBuild>& build)
{
    m_job.abandon();
    m_build = build;
    menuAction()->setEnabled(build.has_value());
}

void PatternMenu::copy(grammar::RegexDialect dialect)
{
    if (!m_build)
        return;
    const bool isNss = m_nssOnly->isChecked() || m_build->nid.isEmpty();
    m_job.submit(PatternRequest{*m_build, dialect, isNss ? check::NameExtent::Name : check::NameExtent::Urn},
                 patternFor,
                 [this, dialect, isNss](const std::expected<std::string, grammar::PatternObstacle>& pattern) {
                     if (!pattern) {
                         Q_EMIT finished(tr("Nothing was copied. %1")
                                             .arg(findings::patternObstacleText(pattern.error(), dialect)));
                         return;
                     }
                     QGuiApplication::clipboard()->setText(QString::fromStdString(*pattern));
                     Q_EMIT finished(isNss ? tr("Copied a pattern for the NSS, proven equal to the grammar.")
                                           : tr("Copied a pattern for URNs, proven equal to the grammar."));
                 });
}

} // namespace nidus::ui
