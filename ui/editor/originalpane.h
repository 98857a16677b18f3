// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/exchange/formats/importedtemplate.h"
#include "core/registration/templatefield.h"
#include "ui/support/jobs/latestjob.h"

#include <QByteArray>
#include <QWidget>

class QLabel;
class QPlainTextEdit;

namespace nidus::ui {

/// Shows the file that a template was imported from beside its form, and highlights the lines of a field.
class OriginalPane final : public QWidget
{
    Q_OBJECT

public:
    explicit OriginalPane(QWidget* parent = nullptr);

    void showOriginal(const QByteArray& original);
    void showField(registration::TemplateField field);

private:
    using Places = decltype(exchange::ImportedTemplate::places);

    void markLines();

    QByteArray m_original;
    Places m_places{};
    registration::TemplateField m_field = registration::TemplateField::Nid;
    QLabel* m_place;
    QPlainTextEdit* m_text;
    LatestJob m_reading; ///< of the file, which may be up to 8 MiB
};

} // namespace nidus::ui
