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
    QString name; ///< for people
    registration::VersionContent content;
    int version = 0; ///< of a registered version, else 0
    QString nid;
};

/// What the tab History shows of a registration or draft.
struct HistoryContent
{
    QString handle;
    QList<storage::LoggedEvent> events; ///< oldest first; where one is of another handle, each says of which
    QList<ComparedText> texts; ///< oldest first
    bool canRestore = false;
    int rounds = 0; ///< how often it went to the list
    QDate remindOn;
    qsizetype openComments = 0;
};

/// The timeline of a registration, and any two of its texts compared.
class HistoryPanel final : public QWidget
{
    Q_OBJECT

public:
    using Source = std::function<HistoryContent()>;

    explicit HistoryPanel(QWidget* parent = nullptr);

    /// `name` says what a person calls what has a handle.
    void setSource(Source source, std::function<QString(const QString& handle)> name);
    /// The source gives something else now; it is asked when the panel can be seen.
    void refresh();
    void focusTimeline();
    [[nodiscard]] CompareView* compareView() const { return m_compare; }
    /// Chooses what is compared, by places in HistoryContent::texts.
    void compare(qsizetype before, qsizetype after);
    /// Compares a text of another registration with the newest one.
    void compareWith(const ComparedText& other);
    void saveState(QSettings& settings) const;
    void restoreState(const QSettings& settings);

Q_SIGNALS:
    /// The text of another registration is to be compared.
    void otherRequested();
    /// An old version is to become a new draft.
    void restoreRequested(int version);

protected:
    void showEvent(QShowEvent* event) override;

private:
    void load();
    void addText(const ComparedText& text);
    void showComparison();
    /// What the change of the grammar means for URNs, worked out in the background.
    void explainGrammar(const ComparedText& before, const ComparedText& after);
    void restore();
    /// The lines selected in the timeline, as they stand there.
    void copyEvents();

    Source m_source;
    HistoryContent m_content;
    EventModel* m_model;
    QLabel* m_state;
    QTreeView* m_timeline;
    QWidget* m_below;
    QSplitter* m_rows;
    QComboBox* m_before;
    QComboBox* m_after;
    QPushButton* m_restore;
    CompareView* m_compare;
    LatestJob m_guard;
    bool m_isStale = true;
};

} // namespace nidus::ui
