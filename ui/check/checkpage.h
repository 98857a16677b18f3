// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/check/namespacetable.h"
#include "core/registration/registration.h"
#include "ui/check/draftrules.h"
#include "ui/check/rows/checkrun.h"
#include "ui/support/jobs/latestjob.h"

#include <QByteArray>
#include <QString>
#include <QWidget>
#include <memory>
#include <optional>

class QAction;
class QLineEdit;
class QMimeData;
class QStackedWidget;

namespace nidus::ui {

class Comparing;
class Exporting;
class OptionBar;
class ProgressStrip;
class ResultView;
class StartPane;

/// The page Check URNs: paste, drop, or open a file; see a verdict for every line; filter, copy, export. Its
/// actions (see actions()) belong in the window's Check menu.
class CheckPage final : public QWidget
{
    Q_OBJECT

public:
    explicit CheckPage(QWidget* parent = nullptr);
    ~CheckPage() override;

    /// Sets the registered namespaces and checks the shown input again.
    void setNamespaces(std::shared_ptr<const check::NamespaceTable> namespaces);
    /// Sets the drafts to choose from, and checks the shown input again if the rule of the chosen one
    /// changed.
    void setDrafts(const DraftRules& drafts);
    [[nodiscard]] const check::NamespaceTable& namespaces() const { return *m_namespaces; }
    /// Focuses the word filter or, if no lines are shown, the field for a URN.
    void findLines();
    /// Moves by `by` shown lines.
    void stepLine(int by);

public Q_SLOTS:
    void openFile(const QString& path);
    void checkText(const QByteArray& urns);
    /// Writes the lines that pass the filter, in the format of the file's suffix.
    void exportReport(const QString& path);
    /// Shows what changed since the check that wrote this report.
    void compareWith(const QString& report);

Q_SIGNALS:
    /// The user requests sample URNs: call checkText() with them.
    void sampleRequested();
    /// The user requests a draft with this content.
    void draftRequested(const nidus::registration::VersionContent& content);
    void fileOpened(const QString& path);
    void jobFinished();

protected:
    bool event(QEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    void createActions();
    void layOut();
    /// Use a narrower `context` for keys with another meaning on other pages.
    [[nodiscard]] QAction* newAction(const QString& name, const QString& icon, const QString& text,
                                     const QKeySequence& shortcut, void (CheckPage::*slot)(),
                                     Qt::ShortcutContext context = Qt::WindowShortcut);

    void chooseFile();
    void pasteAndCheck();
    void cancel();
    void copyRows();
    void rowsCopied(const QString& text, std::size_t copied, std::size_t selected);
    void copyCanonicalUrn();
    bool take(const QMimeData& content);
    void checkField();
    void fieldEdited(const QString& text);

    /// Starts with an input other than the shown one.
    void startNew(const workflow::CheckSource& input);
    void start(const workflow::CheckSource& input);
    void recheck();
    void applyUpdate(const CheckProgressUpdate& news);
    void checkEnded(const base::Result<batch::CheckCounts>& result, bool wasStopped);
    void exportEnded();
    [[nodiscard]] QString summary(const batch::CheckCounts& counts, bool wasStopped) const;
    void makeDraft(const QString& nid);
    void namesEnded(const QString& nid,
                    const base::Result<std::optional<registration::VersionContent>>& content);
    void updateActions();
    /// Says so if the file was changed since it was checked.
    void reportChangedFile();
    [[nodiscard]] QString inputName() const;

    std::shared_ptr<const check::NamespaceTable> m_namespaces;
    DraftRules m_drafts;
    std::optional<CheckTask> m_task; ///< the latest check
    QString m_draftNote;             ///< which rules of drafts it applies; empty for none
    bool m_isChecking = false;
    bool m_isReadingNames = false;
    bool m_isCopying = false;
    bool m_isWhole = false; ///< the entire input was checked and is listed

    QAction* m_open;
    QAction* m_paste;
    QAction* m_again;
    QAction* m_cancel;
    QAction* m_copy;
    QAction* m_copyCanonical;
    QLineEdit* m_field;
    OptionBar* m_options;
    QStackedWidget* m_stack;
    StartPane* m_startPane;
    ResultView* m_results;
    ProgressStrip* m_strip;
    Exporting* m_exporting;
    Comparing* m_comparing;

    LatestJob m_checkJob; ///< declared after the members that receive its results
    LatestJob m_namesJob;
    LatestJob m_copyJob;
};

} // namespace nidus::ui
