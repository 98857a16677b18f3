// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/check/namespacetable.h"
#include "core/registration/registration.h"
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
class OptionBar;
class ProgressStrip;
class ResultView;
class StartPane;

/// Check URNs: paste, drop or open a file, see a verdict for every line, filter, copy, export. Its actions
/// (see actions()) belong into the window's Check menu.
class CheckPage final : public QWidget
{
    Q_OBJECT

public:
    explicit CheckPage(QWidget* parent = nullptr);
    ~CheckPage() override;

    /// What is registered; what is shown is checked anew.
    void setNamespaces(std::shared_ptr<const check::NamespaceTable> namespaces);
    /// Goes to the words that shown lines must have or, where there are no lines, to the URN to check.
    void findLines();
    /// Goes so many of the lines that are shown further.
    void stepLine(int by);

public Q_SLOTS:
    void openFile(const QString& path);
    void checkText(const QByteArray& urns);
    /// Writes the lines that the filter shows, in the format that the file's suffix names: tsv, csv or jsonl.
    void exportReport(const QString& path);
    /// Shows what changed since the check whose report this is.
    void compareWith(const QString& report);

Q_SIGNALS:
    /// The user asks for sample URNs: answer with checkText().
    void sampleRequested();
    /// The user wants a draft that begins with this content.
    void draftRequested(const nidus::registration::VersionContent& content);
    void fileOpened(const QString& path);
    void jobFinished();

protected:
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    void createActions();
    void layOut();
    /// `context` is narrower for keys that mean other things on other pages.
    [[nodiscard]] QAction* newAction(const QString& icon, const QString& text, const QKeySequence& shortcut,
                                     void (CheckPage::*slot)(),
                                     Qt::ShortcutContext context = Qt::WindowShortcut);

    void chooseFile();
    void chooseReport();
    void pasteAndCheck();
    void cancel();
    void copyRows();
    void rowsCopied(const QString& text, std::size_t copied, std::size_t selected);
    void copyCanonicalUrn();
    bool take(const QMimeData& content);
    void checkField();
    void fieldEdited(const QString& text);

    void start(const CheckInput& input);
    void recheck();
    void takeNews(const CheckNews& news);
    void checkEnded(const std::expected<batch::CheckCounts, base::Error>& result, bool wasStopped);
    void exportEnded(const QString& path, const std::expected<std::uint64_t, base::Error>& result);
    [[nodiscard]] bool isShowingAll() const;
    [[nodiscard]] QString summary(const batch::CheckCounts& counts, bool wasStopped) const;
    void makeDraft(const QString& nid);
    void namesEnded(const QString& nid, const std::expected<std::optional<registration::VersionContent>, base::Error>& content);
    void updateActions();
    [[nodiscard]] QString inputName() const;

    std::shared_ptr<const check::NamespaceTable> m_namespaces;
    std::optional<CheckTask> m_task; ///< the latest check
    bool m_isChecking = false;
    bool m_isExporting = false;
    bool m_isReadingNames = false;
    bool m_isCopying = false;
    bool m_isWhole = false; ///< all of the input was checked and is listed

    QAction* m_open;
    QAction* m_paste;
    QAction* m_cancel;
    QAction* m_copy;
    QAction* m_copyCanonical;
    QAction* m_export;
    QLineEdit* m_field;
    OptionBar* m_options;
    QStackedWidget* m_stack;
    StartPane* m_startPane;
    ResultView* m_results;
    ProgressStrip* m_strip;
    Comparing* m_comparing;

    LatestJob m_checkJob; ///< after what its results are delivered to
    LatestJob m_exportJob;
    LatestJob m_namesJob;
    LatestJob m_copyJob;
};

} // namespace nidus::ui
