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

/// The file that a template was imported from, beside its form: the lines that a field was read from light
/// up.
class OriginalPane final : public QWidget
{
    Q_OBJECT

public:
    explicit OriginalPane(QWidget* parent = nullptr);

    void showOriginal(const QByteArray& original);
    void showField(registration::TemplateField field);

Q_SIGNALS:
    void closeRequested();

private:
    using Places = std::array<std::optional<exchange::LineRange>, registration::kTemplateFieldCount>;

    void markLines();

    QByteArray m_original;
    Places m_places{};
    registration::TemplateField m_field = registration::TemplateField::Nid;
    QLabel* m_place;
    QPlainTextEdit* m_text;
    LatestJob m_reading; ///< of the file, which may have 8 MiB
};

} // namespace nidus::ui
