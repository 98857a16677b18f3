// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QDialog>
#include <QString>

class QPlainTextEdit;

namespace nidus {

/// The findings as a reply to the registrant, to be read over, changed and copied.
class ReviewMailDialog final : public QDialog
{
    Q_OBJECT

public:
    ReviewMailDialog(const QString& mail, QWidget* parent);

private:
    void copyAll();

    QPlainTextEdit* m_text;
};

} // namespace nidus
