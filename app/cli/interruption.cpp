// SPDX-License-Identifier: Apache-2.0
#include "app/cli/interruption.h"

#include <csignal>
#include <fcntl.h>
#include <unistd.h>

namespace nidus {

namespace {

// A signal handler can only reach static storage.
std::atomic<bool> interruptedFlag{false};
std::atomic<int> emptyInput{-1};
static_assert(std::atomic<bool>::is_always_lock_free && std::atomic<int>::is_always_lock_free);

/// Calls async-signal-safe functions only. Replacing the descriptor leaves no gap: a read that waits returns
/// with EINTR, and one that has not begun yet meets the end of the input.
void onInterrupt(int /*signal*/)
{
    interruptedFlag.store(true);
    ::dup2(emptyInput.load(), STDIN_FILENO);
}

} // namespace

const std::atomic<bool>& installSignalHandlers()
{
    emptyInput = ::open("/dev/null", O_RDONLY | O_CLOEXEC);
    struct sigaction action = {};
    action.sa_handler = onInterrupt;
    action.sa_flags = static_cast<int>(SA_RESETHAND); // without SA_RESTART: a waiting read() must return
    ::sigemptyset(&action.sa_mask);
    ::sigaction(SIGINT, &action, nullptr);
    std::signal(SIGPIPE, SIG_DFL);
    std::signal(SIGXFSZ, SIG_IGN); // writing beyond a limit is an error, not the end
    return interruptedFlag;
}

} // namespace nidus
