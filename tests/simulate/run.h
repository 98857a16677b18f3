// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "tests/simulate/model.h"
#include "tests/simulate/random.h"
#include "tests/simulate/world.h"

#include <functional>

namespace nidus::simulate {

/// A change of the registry by one person.
struct Operation
{
    QString name;
    std::function<base::Result<void>(storage::Registry&)> act;
    /// Changes the content as the operation does. Numbers that Nidus assigns are taken from `seen`.
    std::function<void(Content& content, const Content& seen)> apply;
    QStringList things = {}; ///< that it writes
    bool mustSucceed = true;
    std::function<void(Model& model)> done = {}; ///< called after success
    bool writes = true;                          ///< not possible without a file
};

/// Whether an operation may fail although it is possible.
enum class Certainty : std::uint8_t { MustSucceed, MayFail };

/// One seed: its world and model, and how steps act on both.
class Run
{
public:
    Run(const QString& folder, std::uint64_t seed);

    World world;
    Model model;
    Random random; ///< of the current step

    void beginStep(std::uint64_t seed, int step);
    /// Adds to the description of the current step.
    void note(const QString& text) { m_notes.append(text); }
    [[nodiscard]] QString notes() const { return m_notes.join(QStringLiteral("; ")); }

    /// A person carries out an operation; the file must then be as before or as after.
    void perform(int person, const Operation& operation)
    {
        finish(operation, attempt(person, operation), Certainty::MustSucceed);
    }
    /// The first half of perform().
    [[nodiscard]] base::Result<void> attempt(int person, const Operation& operation);
    /// The second half: compares the result with the file. If it may have failed, both states are right after
    /// an error.
    void finish(const Operation& operation, const base::Result<void>& done, Certainty certainty);

    /// Runs a command that changes nothing in the content, and compares the file.
    CommandResult command(const QStringList& words);
    /// Runs `registry verify`.
    void verify();
    [[nodiscard]] std::optional<Content> read()
    {
        m_hasRead = true;
        return readContent(world.path());
    }
    /// Compares the file, unless the step has done so.
    void endStep();
    [[nodiscard]] int anybody() { return random.below(World::kPeople); }
    /// Returns a number that no other text of the seed has.
    [[nodiscard]] int nextToken() { return ++m_token; }
    /// Personal data to be used now, which may be erased later.
    [[nodiscard]] QString word() const
    {
        return QStringLiteral("Zo\u00E9 Quill%1feder").arg(m_word, 2, 10, QLatin1Char('0'));
    }
    void retireWord() { ++m_word; }

private:
    bool m_hasRead = false; ///< in this step
    int m_token = 0;
    int m_word = 1;
    QStringList m_notes;
};

} // namespace nidus::simulate
