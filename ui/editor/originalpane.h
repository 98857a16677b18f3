// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/exchange/formats/importedtemplate.h"
#include "core/registration/templatefield.h"
#include "ui/support/latestjob.h"

#include <QByteArray>
#include <QWidget>

class QLabel;
class QPlainTextEdit;

namespace nidus {

/// The file that a template was imported from, beside its form: the lines that a field was read from light
/// up.
class OriginalPane final : public QWidget
{
    Q_OBJECT

public:
    explicit OriginalPane(QWidget* parent = nullptr);

    void showOriginal(const QByteArray& original);
    void showField(TemplateField field);

Q_SIGNALS:
    void closeRequested();

private:
    using Places = std::array<std::optional<LineRange>, kTemplateFieldCount>;

    void markLines();

    QByteArray m_original;
    Places m_places{};
    TemplateField m_field = TemplateField::Nid;
    QLabel* m_place;
    QPlainTextEdit* m_text;
    LatestJob m_reading; ///< of the file, which may have 8 MiB
};

} // namespace nidus
