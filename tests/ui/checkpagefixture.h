// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/check/namespacetable.h"
#include "ui/check/checkpage.h"
#include "ui/check/results/verdictbutton.h"

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QCoreApplication>
#include <QDropEvent>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QMimeData>
#include <QSettings>
#include <QSignalSpy>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>
#include <algorithm>
#include <memory>

namespace nidus::test {

/// A folder for files, and settings separate from the user's.
class CheckPageFixture
{
public:
    explicit CheckPageFixture(const QString& name)
    {
        QCoreApplication::setOrganizationName(QStringLiteral("nidus-test"));
        QCoreApplication::setApplicationName(name);
        QSettings::setDefaultFormat(QSettings::IniFormat);
        QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, m_folder.path());
    }

    [[nodiscard]] bool isReady() const { return m_folder.isValid(); }
    [[nodiscard]] QString filePath(const QString& name) const { return m_folder.filePath(name); }

    [[nodiscard]] QString writeFile(const QByteArray& content)
    {
        QFile file(m_folder.filePath(QStringLiteral("urns%1.txt").arg(++m_files)));
        if (file.open(QIODevice::WriteOnly))
            file.write(content);
        return file.fileName();
    }

private:
    QTemporaryDir m_folder;
    int m_files = 0;
};

inline std::shared_ptr<const check::NamespaceTable> someNamespaces()
{
    return std::make_shared<const check::NamespaceTable>(
        std::vector<check::NamespaceEntry>{{.nid = "isbn"}, {.nid = "uuid"}, {.nid = "example"}});
}

inline bool shows(const ui::CheckPage& page, const QString& text)
{
    return std::ranges::any_of(page.findChildren<QLabel*>(),
                               [&text](const QLabel* label) { return label->text().contains(text); });
}

inline QComboBox* combo(const ui::CheckPage& page, const QString& item)
{
    const QList<QComboBox*> combos = page.findChildren<QComboBox*>();
    const auto found =
        std::ranges::find_if(combos, [&item](const QComboBox* each) { return each->findText(item) >= 0; });
    return found != combos.end() ? *found : nullptr;
}

inline QCheckBox* runningText(const ui::CheckPage& page)
{
    const QList<QCheckBox*> boxes = page.findChildren<QCheckBox*>();
    const auto found =
        std::ranges::find(boxes, QStringLiteral("Find URNs in running text"), &QCheckBox::text);
    return found != boxes.end() ? *found : nullptr;
}

inline QLineEdit* words(const ui::CheckPage& page)
{
    const QList<QLineEdit*> fields = page.findChildren<QLineEdit*>();
    const auto found = std::ranges::find(fields, QStringLiteral("Filter lines"), &QLineEdit::accessibleName);
    return found != fields.end() ? *found : nullptr;
}

inline void waitForEnd(ui::CheckPage& page)
{
    QSignalSpy finished(&page, &ui::CheckPage::jobFinished);
    QVERIFY(finished.wait(60'000));
}

inline QTableView* table(const ui::CheckPage& page) { return page.findChild<QTableView*>(); }

inline QString cell(const ui::CheckPage& page, int row, int column)
{
    return table(page)->model()->index(row, column).data().toString();
}

/// Returns the page's action whose text starts with `text`.
inline QAction* action(const ui::CheckPage& page, const QString& text)
{
    for (QAction* candidate : page.actions()) {
        if (candidate->text().remove(u'&').startsWith(text))
            return candidate;
    }
    return nullptr;
}

inline ui::VerdictButton* button(const ui::CheckPage& page, check::Verdict verdict)
{
    for (ui::VerdictButton* candidate : page.findChildren<ui::VerdictButton*>()) {
        if (candidate->kind() == static_cast<ui::LineKind>(verdict))
            return candidate;
    }
    return nullptr;
}

inline bool drop(ui::CheckPage& page, const QMimeData& mime)
{
    QDragEnterEvent enter({5, 5}, Qt::CopyAction, &mime, Qt::LeftButton, Qt::NoModifier);
    QDropEvent event({5, 5}, Qt::CopyAction, &mime, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(&page, &enter);
    QCoreApplication::sendEvent(&page, &event);
    return enter.isAccepted() && event.isAccepted();
}

} // namespace nidus::test
