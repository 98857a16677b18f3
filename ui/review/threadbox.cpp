// SPDX-License-Identifier: Apache-2.0
#include "ui/review/threadbox.h"

#include "core/findings/catalog/visiblecharacter.h"
#include "ui/support/look/boxes.h"
#include "ui/support/look/followlooks.h"
#include "ui/support/text/fieldtexts.h"

#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QRegularExpression>
#include <QToolButton>
#include <utility>

using namespace Qt::StringLiterals;

namespace nidus::ui {

namespace {

constexpr int kReplyLines = 2;
constexpr qsizetype kSummary = 60; ///< characters

QString headOf(const registration::ReviewComment& comment)
{
    const QString what =
        comment.kind == registration::CommentKind::Answer       ? ThreadBox::tr("%1 answered on %2")
        : comment.kind == registration::CommentKind::Resolution ? ThreadBox::tr("%1 resolved this on %2")
                                                                : ThreadBox::tr("%1, %2");
    return what.arg(comment.who, comment.when.toLocalTime().date().toString(Qt::ISODate));
}

/// Returns the text as HTML with its web addresses as links, or an empty string if it has none.
QString withLinks(const QString& text)
{
    static const QRegularExpression address(
        u"https?://[A-Za-z0-9/?#\\[\\]@!$&'()*+,;=:._~%-]*[A-Za-z0-9/=_~%#-]"_s);
    QString html;
    qsizetype end = 0;
    for (const QRegularExpressionMatch& match : address.globalMatch(text)) {
        html += text.sliced(end, match.capturedStart() - end).toHtmlEscaped() +
                u"<a href=\"%1\">%1</a>"_s.arg(match.captured().toHtmlEscaped());
        end = match.capturedEnd();
    }
    return end == 0 ? QString()
                    : u"<div style=\"white-space: pre-wrap\">"_s + html + text.sliced(end).toHtmlEscaped() +
                          u"</div>"_s;
}

QString textOf(const registration::CommentThread& thread)
{
    QString text = headOf(thread.first) + u'\n' + thread.first.text;
    for (const registration::ReviewComment& reply : thread.replies) {
        text += u"\n\n"_s + headOf(reply);
        if (!reply.text.isEmpty())
            text += u'\n' + reply.text;
    }
    return findings::visibleText(text);
}

} // namespace

QPlainTextEdit* makeReplyEdit(const QString& accessibleName, const QString& placeholder)
{
    auto* edit = new QPlainTextEdit;
    edit->setTabChangesFocus(true);
    followLooks(*edit,
                [edit] { edit->setFixedHeight(edit->fontMetrics().lineSpacing() * kReplyLines + 14); });
    edit->setAccessibleName(accessibleName);
    edit->setPlaceholderText(placeholder);
    return edit;
}

ThreadBox::ThreadBox(QWidget* parent)
    : GroupFrame(parent),
      m_field(new QToolButton),
      m_said(new QLabel),
      m_text(makeReplyEdit(tr("Answer or resolution"), tr("Answer, or how this was resolved"))),
      m_answer(new QPushButton(tr("Answer"))),
      m_resolve(new QPushButton(tr("Resolve")))
{
    m_field->setToolTip(tr("Shows the field"));
    m_said->setWordWrap(true);
    m_said->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::LinksAccessibleByMouse |
                                    Qt::LinksAccessibleByKeyboard);
    m_said->setOpenExternalLinks(true);
    connect(m_field, &QToolButton::clicked, this, [this] {
        if (m_thread.first.field)
            Q_EMIT fieldWanted(*m_thread.first.field);
    });
    connect(m_answer, &QPushButton::clicked, this, [this] { reply(registration::CommentKind::Answer); });
    connect(m_resolve, &QPushButton::clicked, this, [this] { reply(registration::CommentKind::Resolution); });
    m_answer->setEnabled(false); // an answer must not be empty
    connect(m_text, &QPlainTextEdit::textChanged, m_answer,
            [this] { m_answer->setEnabled(!typed().isEmpty()); });
    followLinkColor(*m_said);

    auto* buttons = inRow(nullptr, {}, {BoxPart::spare(), m_answer, m_resolve});
    inColumn(this, {.margins = QMargins(8, 8, 8, 8), .spacing = 4},
             {{m_field, 0, Qt::AlignLeft}, m_said, m_text, buttons});
}

void ThreadBox::showThread(const registration::CommentThread& thread)
{
    m_thread = thread;
    const std::optional<registration::TemplateField> field = thread.first.field;
    m_field->setText(field ? fieldTitle(*field) : tr("Template"));
    m_field->setEnabled(field.has_value());
    nameParts();
    const QString said = textOf(thread);
    const QString linked = withLinks(said);
    m_said->setTextFormat(linked.isEmpty() ? Qt::PlainText : Qt::RichText);
    m_said->setText(linked.isEmpty() ? said : linked);
    m_said->setAccessibleName(said);
    if (thread.isResolved() && m_resolve->hasFocus())
        focusReply(); // before the focused button disappears
    m_resolve->setVisible(!thread.isResolved());
}

/// Names the comment in the names of the controls, because several comments have the same ones.
void ThreadBox::nameParts()
{
    const QString first = findings::visibleText(m_thread.first.text).simplified();
    //: %1 is a person, %2 a field or the template, %3 a comment
    const QString name = m_thread.isResolved() ? tr("Comment by %1 about %2, resolved: %3")
                                               : tr("Comment by %1 about %2, open: %3");
    setAccessibleName(name.arg(m_thread.first.who, m_field->text(), first));
    QStringList replies;
    for (const registration::ReviewComment& reply : std::as_const(m_thread.replies))
        replies.append(findings::visibleText(tr("%1: %2").arg(headOf(reply), reply.text)).simplified());
    setAccessibleDescription(replies.join(u' '));
    //: %1 is what to do with a comment, %2 the comment
    const auto nameOf = [this](const QString& what) { return tr("%1: %2").arg(what, summary()); };
    m_text->setAccessibleName(nameOf(tr("Answer or resolution")));
    m_answer->setAccessibleName(nameOf(m_answer->text()));
    m_resolve->setAccessibleName(nameOf(m_resolve->text()));
}

QString ThreadBox::summary() const
{
    const QString text = findings::visibleText(m_thread.first.text).simplified();
    return text.size() <= kSummary ? text : text.first(kSummary) + u'…';
}

QString ThreadBox::typed() const { return m_text->toPlainText().trimmed(); }

void ThreadBox::setTyped(const QString& text)
{
    if (text != typed()) // keeps the caret position
        m_text->setPlainText(text);
}

void ThreadBox::focusReply() { m_text->setFocus(Qt::OtherFocusReason); }

void ThreadBox::setReadOnly(bool isReadOnly)
{
    m_text->setEnabled(!isReadOnly);
    m_resolve->setEnabled(!isReadOnly);
}

void ThreadBox::reply(registration::CommentKind kind)
{
    Q_EMIT replied({.kind = kind, .answerTo = m_thread.first.id, .text = typed()});
}

} // namespace nidus::ui
