// SPDX-License-Identifier: Apache-2.0
#include "core/system/process.h"

#include <array>
#include <csignal>
#include <cstdlib>
#include <fcntl.h>
#include <filesystem>
#include <pwd.h>
#include <sstream>
#include <sys/ioctl.h>
#include <system_error>
#include <unistd.h>

namespace nidus::system {

namespace {

// A signal handler can only reach static storage.
std::atomic<bool> interruptedFlag{false};
std::atomic<int> emptyInput{-1};
std::array<int, 2> endPipe{-1, -1};
static_assert(std::atomic<bool>::is_always_lock_free && std::atomic<int>::is_always_lock_free);

/// Calls async-signal-safe functions only. Replacing the descriptor leaves no gap: a waiting read returns
/// with EINTR, and a later read finds the end of the input.
void onInterrupt(int /*signal*/)
{
    interruptedFlag.store(true);
    ::dup2(emptyInput.load(), STDIN_FILENO);
}

void onRequestToEnd(int /*signal*/)
{
    const char byte = 0;
    static_cast<void>(!::write(endPipe.back(), &byte, 1));
}

} // namespace

std::string systemUser()
{
    const passwd* const known = ::getpwuid(::getuid());
    const std::string name = known != nullptr ? known->pw_name : "";
    return name.empty() ? std::to_string(::getuid()) : name;
}

int terminalColumns()
{
    winsize size = {};
    return ::ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 ? size.ws_col : 0;
}

void keepAbsoluteFolders(const char* variable)
{
    const char* const value = std::getenv(variable);
    if (value == nullptr)
        return;
    std::istringstream folders{value};
    std::string kept;
    for (std::string folder; std::getline(folders, folder, ':');) {
        if (folder.starts_with('/'))
            kept += (kept.empty() ? "" : ":") + folder;
    }
    if (kept.empty())
        ::unsetenv(variable);
    else
        ::setenv(variable, kept.c_str(), 1);
}

void ignoreSizeLimitSignal() { std::signal(SIGXFSZ, SIG_IGN); }

void setEndOnClosedPipe(bool ends) { std::signal(SIGPIPE, ends ? SIG_DFL : SIG_IGN); }

void continueAs(const std::string& place, char* const* arguments)
{
    std::error_code error;
    const std::filesystem::path own = std::filesystem::read_symlink("/proc/self/exe", error);
    if (!error)
        ::execv((own.parent_path() / place).c_str(), arguments);
}

const std::atomic<bool>& endInputOnInterrupt()
{
    emptyInput = ::open("/dev/null", O_RDONLY | O_CLOEXEC);
    struct sigaction action = {};
    action.sa_handler = onInterrupt;
    action.sa_flags = static_cast<int>(SA_RESETHAND); // without SA_RESTART: a waiting read() must return
    ::sigemptyset(&action.sa_mask);
    ::sigaction(SIGINT, &action, nullptr);
    return interruptedFlag;
}

int watchRequestsToEnd()
{
    if (::pipe2(endPipe.data(), O_CLOEXEC | O_NONBLOCK) != 0)
        return -1;
    struct sigaction action = {};
    action.sa_handler = onRequestToEnd;
    action.sa_flags = static_cast<int>(SA_RESTART | SA_RESETHAND);
    ::sigemptyset(&action.sa_mask);
    for (const int signal : {SIGTERM, SIGHUP, SIGINT})
        ::sigaction(signal, &action, nullptr);
    return endPipe.front();
}

} // namespace nidus::system
