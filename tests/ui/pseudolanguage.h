// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QTranslator>
#include <QWidget>

namespace nidus {

/// A language made while the test runs ("qps-ploc"): every translated text is in brackets, has accents, and
/// is 40 % longer, so a text that is not translated, or is cut at its end, can be seen.
class PseudoLanguage final : public QTranslator
{
    Q_OBJECT

public:
    using QTranslator::QTranslator;

    [[nodiscard]] bool isEmpty() const override { return false; }
    [[nodiscard]] QString translate(const char* context, const char* source, const char* disambiguation,
                                    int n) const override;
};

/// Returns the visible texts of a window that did not pass through the translation: of menus, buttons, tabs,
/// headings, titles, hints, names for screen readers, and labels. `data` is what the registry contains.
[[nodiscard]] QStringList untranslatedTexts(const QWidget& window, const QStringList& data = {});

} // namespace nidus
