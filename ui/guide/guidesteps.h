// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QLatin1StringView>
#include <QString>
#include <cstdint>
#include <span>

namespace nidus::ui {

/// What a step waits for.
enum class Deed : std::uint8_t {
    Fill,     ///< the text in the input has no error
    Consider, ///< the input had the focus; its text may be empty
    Choose,   ///< the action or the button was used
    Leave,    ///< the page with the button was left, by the button or another way
    Open,     ///< the tab is shown
    Submit,   ///< the draft is in review; using the action is not enough
};

/// A step of a guide.
struct GuideStep
{
    QLatin1StringView anchor; ///< name of the object: an input, an action, a button, or the page of a tab
    Deed deed;
    const char* sentence; ///< what to do; %1: where the action, button, or tab is
};

enum class Guide : std::uint8_t {
    Tour,         ///< the first hour: from a draft to a check of URNs
    Registration, ///< what RFC 8141 Appendix A asks, in its order
};

[[nodiscard]] std::span<const GuideStep> stepsOf(Guide guide);
[[nodiscard]] QString titleOf(Guide guide);
/// Returns the sentence of a step; `where` replaces %1.
[[nodiscard]] QString sentenceOf(const GuideStep& step, const QString& where);

} // namespace nidus::ui
