// SPDX-License-Identifier: Apache-2.0
#include "ui/help/manualwindow.h"

#include "ui/help/manual.h"
#include "ui/support/look/boxes.h"
#include "ui/support/widgets/announcement.h"

#include <QImage>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QScreen>
#include <QScrollBar>
#include <QSettings>
#include <QSplitter>
#include <QStyle>
#include <QTextBrowser>
#include <QToolButton>
#include <QTreeWidget>
#include <algorithm>

using namespace Qt::StringLiterals;

namespace nidus::ui {

namespace {

constexpr int kPlaceRole = Qt::UserRole;
const QString kBase = u"qrc:/manual/"_s;
constexpr const char* kGeometry = "manual/geometry"; ///< a setting
constexpr int kPageWidth = 90;                       ///< characters
constexpr int kShortest = 4;                         ///< likewise, of a word that is marked within others
constexpr int kLeastWidth = 84;                      ///< likewise, of the window beside another one

/// A browser that finds the pages in the manual instead of in files.
class PageBrowser final : public QTextBrowser
{
public:
    explicit PageBrowser(const Manual& manual) : m_manual(manual) {}

protected:
    QVariant loadResource(int type, const QUrl& name) override
    {
        const ManualPage* page = m_manual.page(manualPlace(name.fileName(), {}));
        if (type == QTextDocument::ImageResource)
            return fitted(name);
        if (type != QTextDocument::HtmlResource || !page)
            return {};
        // The browser draws borders only from these attributes, which HTML itself no longer has.
        return QString(page->html)
            .replace("<table>"_L1, "<table border=\"1\" cellspacing=\"0\" cellpadding=\"4\">"_L1);
    }

private:
    /// Returns a picture of the manual, not wider than the page.
    [[nodiscard]] QVariant fitted(const QUrl& name) const
    {
        const QImage image(u":/manual/pictures/"_s + name.fileName());
        const int width = this->width() - verticalScrollBar()->sizeHint().width() -
                          2 * qRound(document()->documentMargin());
        return image.width() <= width ? image : image.scaledToWidth(width, Qt::SmoothTransformation);
    }

    const Manual& m_manual;
};

QString placeOf(const QUrl& url)
{
    return manualPlace(url.fileName() + (url.hasFragment() ? u'#' + url.fragment() : QString()), {});
}

/// `wanted` are ManualSearch::alternatives().
bool containsAll(const ManualSection& section, const QList<QStringList>& wanted)
{
    const QString text = section.title + u'\n' + section.text;
    return std::ranges::all_of(wanted, [&text](const QStringList& words) {
        return std::ranges::any_of(
            words, [&text](const QString& word) { return text.contains(word, Qt::CaseInsensitive); });
    });
}

QToolButton* button(const QString& text, Qt::ArrowType arrow, const QKeySequence& keys)
{
    auto* made = new QToolButton;
    made->setArrowType(arrow);
    made->setAutoRaise(true);
    made->setAccessibleName(text);
    made->setShortcut(keys);
    made->setToolTip(u"%1 (%2)"_s.arg(text, keys.toString(QKeySequence::NativeText)));
    made->setEnabled(false);
    return made;
}

} // namespace

ManualWindow::ManualWindow(const Manual& manual, QWidget* parent)
    : QWidget(parent, Qt::Window),
      m_manual(manual),
      m_search(new QLineEdit),
      m_nothing(new QLabel),
      m_contents(new QTreeWidget),
      m_browser(new PageBrowser(manual))
{
    setWindowTitle(tr("Nidus Manual"));
    m_search->setPlaceholderText(tr("Search the manual"));
    m_search->setAccessibleName(m_search->placeholderText());
    m_search->setClearButtonEnabled(true);
    m_nothing->setWordWrap(true);
    m_nothing->setTextFormat(Qt::PlainText);
    m_nothing->setAlignment(Qt::AlignTop);
    m_nothing->hide();
    m_contents->setHeaderHidden(true);
    m_contents->setAccessibleName(tr("Contents"));
    m_browser->setAccessibleName(tr("Page of the manual"));
    m_browser->setOpenExternalLinks(true);
    m_browser->setFrameShape(QFrame::NoFrame);
    m_browser->document()->setDefaultStyleSheet(
        u"pre { white-space: pre-wrap; margin: 8px 0 12px 0; } h1, h2 { margin-top: 16px; }"_s);
    m_browser->document()->setDocumentMargin(16);

    const bool isMirrored = layoutDirection() == Qt::RightToLeft;
    QToolButton* back = button(tr("Back"), isMirrored ? Qt::RightArrow : Qt::LeftArrow, QKeySequence::Back);
    QToolButton* forward =
        button(tr("Forward"), isMirrored ? Qt::LeftArrow : Qt::RightArrow, QKeySequence::Forward);
    connect(back, &QToolButton::clicked, m_browser, &QTextBrowser::backward);
    connect(forward, &QToolButton::clicked, m_browser, &QTextBrowser::forward);
    connect(m_browser, &QTextBrowser::backwardAvailable, back, &QToolButton::setEnabled);
    connect(m_browser, &QTextBrowser::forwardAvailable, forward, &QToolButton::setEnabled);
    connect(m_browser, &QTextBrowser::sourceChanged, this, &ManualWindow::followPage);
    connect(m_search, &QLineEdit::textChanged, this, &ManualWindow::filter);
    connect(m_search, &QLineEdit::returnPressed, this, &ManualWindow::openFirstHit);
    connect(m_contents, &QTreeWidget::currentItemChanged, this, [this](const QTreeWidgetItem* item) {
        if (item)
            showPlace(item->data(0, kPlaceRole).toString());
    });

    auto* left = new QWidget;
    inColumn(left, kNoMargins,
             {inRow(nullptr, {}, {back, forward, {m_search, 1}}), {m_contents, 1}, {m_nothing, 1}});
    auto* split = new QSplitter;
    split->addWidget(left);
    split->addWidget(m_browser);
    split->setStretchFactor(1, 1);
    split->setChildrenCollapsible(false);
    inColumn(this, {}, {{split, 1}});
    const int column = fontMetrics().averageCharWidth();
    fillContents();
    const int contents = contentsWidth();
    split->setSizes({contents, kPageWidth * column});
    resize(contents + (kPageWidth + 4) * column, fontMetrics().height() * 38);
    restoreGeometry(QSettings().value(kGeometry).toByteArray());
}

ManualWindow::~ManualWindow()
{
    if (isVisible())
        saveState();
}

void ManualWindow::saveState() const { QSettings().setValue(kGeometry, saveGeometry()); }

void ManualWindow::hideEvent(QHideEvent* event)
{
    if (!event->spontaneous())
        saveState();
    QWidget::hideEvent(event);
}

/// Returns the width in which no title of a page, and no text in the search, is cut.
int ManualWindow::contentsWidth() const
{
    constexpr int kButtons = 4; // Back, Forward, Clear, and the gaps between them
    int widest = fontMetrics().horizontalAdvance(m_search->placeholderText()) +
                 kButtons * m_search->sizeHint().height();
    for (int i = 0; i < m_contents->topLevelItemCount(); ++i) {
        const int title = m_contents->fontMetrics().horizontalAdvance(m_contents->topLevelItem(i)->text(0));
        widest = std::max(widest, title + 2 * m_contents->indentation() + 2 * m_contents->frameWidth());
    }
    return widest + m_contents->verticalScrollBar()->sizeHint().width();
}

void ManualWindow::placeBeside(const QWidget& other)
{
    const QRect room = other.screen()->availableGeometry();
    const QRect taken = other.frameGeometry();
    const int after = room.right() - taken.right();
    const int before = taken.left() - room.left();
    const int frame = taken.width() - other.width();
    const int space = std::max(after, before) - frame;
    if (space >= kLeastWidth * fontMetrics().averageCharWidth()) {
        resize(std::min(width(), space), height());
        move(after >= before ? taken.right() + 1 : taken.left() - frame - width(), taken.top());
    } else {
        move(room.right() - frame - width(),
             std::max(room.top(), taken.center().y() - height() / 2)); // covers least
    }
}

void ManualWindow::showBeside(const QWidget& other)
{
    const QTreeWidgetItem* shown = m_contents->currentItem();
    if (shown && (shown->isHidden() || (shown->parent() && shown->parent()->isHidden())))
        m_search->clear(); // an earlier search would hide where the page is
    if (!testAttribute(Qt::WA_Moved))
        placeBeside(other);
    setWindowState(windowState() & ~Qt::WindowMinimized);
    show();
    raise();
    activateWindow();
}

void ManualWindow::fillContents()
{
    for (const ManualPage& page : m_manual.pages()) {
        auto* top = new QTreeWidgetItem(m_contents, {page.title()});
        top->setData(0, kPlaceRole, page.name);
        for (const ManualSection& section : page.sections) {
            if (section.level != 2 || section.anchor.isEmpty())
                continue;
            auto* item = new QTreeWidgetItem(top, {section.title});
            item->setData(0, kPlaceRole, QString(page.name + u'#' + section.anchor));
            item->setToolTip(0, section.title); // it can be wider than the column
        }
    }
}

void ManualWindow::filter(const QString& words)
{
    const QList<QStringList> wanted = m_manual.search().alternatives(words);
    bool isAnyFound = false;
    for (int i = 0; i < m_contents->topLevelItemCount(); ++i) {
        QTreeWidgetItem* page = m_contents->topLevelItem(i);
        bool isFound = containsAll(*m_manual.section(page->data(0, kPlaceRole).toString()), wanted);
        for (int j = 0; j < page->childCount(); ++j) {
            QTreeWidgetItem* item = page->child(j);
            const bool fits = containsAll(*m_manual.section(item->data(0, kPlaceRole).toString()), wanted);
            item->setHidden(!fits);
            isFound = isFound || fits;
        }
        page->setHidden(!isFound);
        page->setExpanded(isFound && !wanted.isEmpty());
        isAnyFound = isAnyFound || isFound;
    }
    m_contents->setVisible(isAnyFound);
    m_nothing->setVisible(!isAnyFound);
    if (!isAnyFound) {
        m_nothing->setText(tr("No section contains “%1”. Try fewer or other words.").arg(words.trimmed()));
        announce(m_nothing, m_nothing->text());
    }
    markWords();
}

void ManualWindow::openFirstHit()
{
    const QList<QStringList> wanted = m_manual.search().alternatives(m_search->text());
    for (QTreeWidgetItemIterator it(m_contents, QTreeWidgetItemIterator::NotHidden); *it; ++it) {
        const QString place = (*it)->data(0, kPlaceRole).toString();
        const bool isListed = !(*it)->parent() || !(*it)->parent()->isHidden();
        if (wanted.isEmpty() || !isListed || !containsAll(*m_manual.section(place), wanted))
            continue;
        m_contents->setCurrentItem(*it);
        m_browser->setFocus(Qt::OtherFocusReason);
        return;
    }
}

void ManualWindow::showPlace(const QString& place)
{
    const QString page = place.section(u'#', 0, 0);
    const QString anchor = place.section(u'#', 1);
    QUrl url(kBase + page + ".html"_L1);
    url.setFragment(anchor.isEmpty() ? QString() : anchor);
    if (m_browser->source() != url)
        m_browser->setSource(url, QTextDocument::HtmlResource);
}

QString ManualWindow::place() const { return placeOf(m_browser->source()); }

/// Selects in the contents what a link, or Back, led to.
void ManualWindow::followPage(const QUrl& url)
{
    const QString shown = placeOf(url);
    const QSignalBlocker quiet(m_contents);
    for (QTreeWidgetItemIterator it(m_contents); *it; ++it) {
        if ((*it)->data(0, kPlaceRole).toString() == shown)
            m_contents->setCurrentItem(*it);
    }
    markWords();
}

/// Marks the words of the search on the page.
void ManualWindow::markWords()
{
    QList<QTextEdit::ExtraSelection> marks;
    QTextCharFormat look;
    look.setBackground(palette().highlight());
    look.setForeground(palette().highlightedText());
    for (const QStringList& words : m_manual.search().alternatives(m_search->text())) {
        for (const QString& word : words) {
            const QTextDocument::FindFlags whole =
                word.size() < kShortest ? QTextDocument::FindWholeWords : QTextDocument::FindFlags();
            QTextCursor at(m_browser->document());
            while (!(at = m_browser->document()->find(word, at, whole)).isNull())
                marks.append({at, look});
        }
    }
    m_browser->setExtraSelections(marks);
}

void ManualWindow::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape)
        close();
    else if (event->matches(QKeySequence::Find))
        m_search->setFocus(Qt::ShortcutFocusReason);
    else
        QWidget::keyPressEvent(event);
}

} // namespace nidus::ui
