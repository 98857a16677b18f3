// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "ui/check/rows/rowtexts.h"

#include <QByteArray>
#include <QString>
#include <QWidget>
#include <functional>
#include <memory>

class QAction;
class QFormLayout;
class QLabel;
class QLineEdit;
class QPushButton;
class QStackedWidget;
class QTextBrowser;

namespace nidus::ui {

/// One checked URN in full: the failing column marked and what was expected there, its canonical and
/// human-readable forms, and its verdict under each RFC.
class DetailPane final : public QWidget
{
    Q_OBJECT

public:
    /// `copyCanonical` is shown beside the canonical form; borrowed.
    explicit DetailPane(QAction* copyCanonical, QWidget* parent = nullptr);

    void showUrn(const CheckRow& row, const QByteArray& text,
                 std::shared_ptr<const check::UrnChecker> checker);
    /// Offers to check against a draft with a rule for an unregistered NID; `draftFor` returns its name or
    /// nothing.
    void setDrafts(const std::function<QString(const QString& nid)>& draftFor);
    /// Shows a hint instead of a URN: what to do, or why nothing is shown.
    void showHint(const QString& hint);
    /// The complete canonical form with "urn:" and all components; empty when there is no valid URN.
    [[nodiscard]] QString canonicalUrn() const { return m_canonicalUrn; }

Q_SIGNALS:
    /// The user wants to include the rules of drafts.
    void draftsWanted();

protected:
    void changeEvent(QEvent* event) override;

private:
    void render();
    void offerDraft();

    CheckRow m_row;
    QByteArray m_text;
    std::shared_ptr<const check::UrnChecker> m_checker; ///< the one that checked the row
    QString m_canonicalUrn;

    QStackedWidget* m_stack;
    QLabel* m_hint;
    QTextBrowser* m_explanation;
    QLabel* m_unregistered;
    QPushButton* m_withDrafts;
    std::function<QString(const QString& nid)> m_draftFor;
    QLineEdit* m_canonical;
    QLineEdit* m_readable;
    QLabel* m_rfc8141;
    QLabel* m_rfc2141;
};

} // namespace nidus::ui
