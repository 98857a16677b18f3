// SPDX-License-Identifier: Apache-2.0
#pragma once

class QWidget;

namespace nidus::test {

/// Waits until all background work is done, and everything is laid out and painted. Returns false if that
/// takes too long.
[[nodiscard]] bool waitUntilSettled();

/// Waits for a modal dialog, which may open after a file was read. Returns nullptr if none opens.
[[nodiscard]] QWidget* waitForDialog();

} // namespace nidus::test
