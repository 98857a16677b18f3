// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/registration/reviewcomment.h"
#include "core/storage/registry.h"
#include "ui/support/jobs/latestjob.h"

#include <QList>
#include <QWidget>
#include <functional>

class QComboBox;
class QLabel;
class QPushButton;
class QSettings;
class QSplitter;
class QTreeView;

namespace nidus::ui {

class CompareView;
class EventModel;

/// A text that can be compared with another.
struct ComparedText
{
    QString name; ///< for display
    registration::VersionContent content;
    int version = 0; ///< of a registered version, or 0
    QString nid;
};

/// The content of the History tab of a registration or draft.
struct HistoryContent
{
    QString handle;
    QList<storage::LoggedEvent> events; ///< oldest first; the handle is shown if they are of several
    QList<ComparedText> texts;          ///< oldest first
    bool canRestore = false;
    int rounds = 0; ///< how often it was submitted for review
    QDate remindOn;
    qsizetype openComments = 0;
    QString owner; ///< of a draft
    QString assignee;
};

/// Shows the timeline of a registration, and compares any two of its texts.
class HistoryPanel final : public QWidget
{
    Q_OBJECT

public:
    using Source = std::function<HistoryContent()>;

    explicit HistoryPanel(QWidget* parent = nullptr);

    /// `name` returns the display name for a handle.
    void setSource(Source source, std::function<QString(const QString& handle)> name);
    /// Call this when the source has changed; it is read once the panel is visible.
    void refresh();
    void focusTimeline();
    [[nodiscard]] CompareView* compareView() const { return m_compare; }
    /// Chooses what to compare, by index in HistoryContent::texts.
    void compare(qsizetype before, qsizetype after);
    /// Compares the text on the right with one of another registration.
    void compareWith(const ComparedText& other);
    void saveState(QSettings& settings) const;
    void restoreState(const QSettings& settings);

Q_SIGNALS:
    /// The user wants to compare with another registration.
    void otherRequested();
    /// The user wants to restore an old version as a new draft.
    void restoreRequested(int version);

protected:
    void showEvent(QShowEvent* event) override;

private:
    void load();
    void addText(const ComparedText& text);
    void showPair();
    void showComparison();
    /// Explains what the change of the grammar means for URNs; computed in the background.
    void explainGrammar(const ComparedText& before, const ComparedText& after);
    void restore();
    /// Copies the selected lines of the timeline, in their order.
    void copyEvents();

    Source m_source;
    HistoryContent m_content;
    EventModel* m_model;
    QLabel* m_state;
    QTreeView* m_timeline;
    QWidget* m_below;
    QSplitter* m_rows;
    QList<QWidget*> m_pairs; ///< both lists with their labels
    QComboBox* m_before;
    QComboBox* m_after;
    QPushButton* m_restore;
    CompareView* m_compare;
    LatestJob m_guard;
    bool m_isStale = true;
};

} // namespace nidus::ui
