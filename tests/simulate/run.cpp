// SPDX-License-Identifier: Apache-2.0
#include "tests/simulate/run.h"

namespace nidus::simulate {

using namespace Qt::StringLiterals;

Run::Run(const QString& folder, std::uint64_t seed) : world(folder), random(seed)
{
    if (const auto made = storage::Registry::create(world.path(), {}); !made)
        qFatal("cannot create %s", qPrintable(world.path()));
    model.settle({}, read());
    model.noteNewest();
}

void Run::beginStep(std::uint64_t seed, int step)
{
    // Of its own for each step: if one step draws more numbers, the next ones remain as they were.
    random = Random(Random(seed).next() + std::uint64_t(step));
    m_notes.clear();
    m_hasRead = false;
}

void Run::endStep()
{
    if (!m_hasRead)
        model.settle(model.content, read());
}

base::Result<void> Run::attempt(int person, const Operation& operation)
{
    const auto registry = world.registryOf(person);
    return registry ? operation.act(**registry) : std::unexpected(registry.error());
}

void Run::finish(const Operation& operation, const base::Result<void>& done, Certainty certainty)
{
    const auto seen = read();
    Content after = model.content;
    if (seen)
        operation.apply(after, *seen);
    // A restore of the present content leaves it as it is, so only its result shows whether it happened.
    const bool isDone = done || (certainty == Certainty::MayFail && seen && Model::matches(after, *seen) &&
                                 !Model::matches(model.content, *seen));
    const QString code = done ? QString() : QString::fromUtf8(done.error().code.word());
    note(operation.name + (done ? QString() : u" failed with "_s + code));
    if (!done && certainty == Certainty::MustSucceed && operation.mustSucceed && model.isHonest())
        model.fail(Promise::Works,
                   operation.name + u": "_s + code + u' ' + QString::fromStdString(done.error().detail));
    if (done && operation.writes && !model.isThere && !seen)
        model.fail(Promise::NothingLost, operation.name + u" succeeded without a file"_s);
    if (isDone && operation.done)
        operation.done(model);
    model.settle(isDone ? after : model.content, seen);
    if (done)
        model.wrote(operation.things);
    if (certainty == Certainty::MustSucceed)
        model.noteNewest();
}

CommandResult Run::command(const QStringList& words)
{
    const CommandResult result = world.run(words);
    note(words.join(u' ') + u" returned "_s + QString::number(result.status));
    model.settle(model.content, read());
    model.noteNewest();
    return result;
}

void Run::verify()
{
    const CommandResult result = command({u"registry"_s, u"verify"_s});
    model.verified(result.status == 0, (result.out + result.err).section(u'\n', 0, 0));
}

} // namespace nidus::simulate
