// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "tests/simulate/content.h"

#include <QByteArray>
#include <QList>
#include <QSet>

namespace nidus::simulate {

/// What Nidus promises about a registry, whatever happens to it.
enum class Promise : std::uint8_t {
    NothingLost,      ///< what was written exists, and nothing else
    NumberOnce,       ///< an informal number is assigned once, whatever was lost
    DraftOnce,        ///< so is the id of a draft
    NeverAnew,        ///< a lost registry is not silently replaced by a new one
    LossReported,     ///< a restore after a loss, or verify after it, reports what is missing
    CutReported,      ///< verify reports an older file put in place by another program
    SinceNamesCut,    ///< verify --since fails if entries that the head covers are missing
    Quiet,            ///< nothing is reported if only Nidus changed the registry
    ForeignReported,  ///< verify reports a foreign change
    ForeignNotSealed, ///< no write covers up a foreign change that nobody was warned of
    Erased,           ///< an erased word is nowhere in the registry's files
    NeighborsKept,    ///< files of others keep their bytes
    ReadingOnlyReads, ///< a reading command changes nothing next to the registry
    Works,            ///< what is possible succeeds
    NoLostUpdate,     ///< a save that does not know the last save is refused
    Ends,             ///< each step ends, without a crash
};
inline constexpr int kPromises = 16;
[[nodiscard]] QString promiseWord(Promise promise);
[[nodiscard]] std::optional<Promise> promiseOf(const QString& word);

/// What is expected of `registry verify`.
enum class Proof : std::uint8_t { Sound, Unknown, Problem };

/// A head that a witness wrote down.
struct NotedHead
{
    QString line;
    qint64 count = 0;
    QString hash;
};

/// A copy that somebody made.
struct Copy
{
    QString path;
    bool isRaw = false; ///< the bytes of the file, which Nidus did not copy
    Content content;
    std::map<QString, bool> foreign;
    QSet<QString> words; ///< that it may contain
};

/// The history of one registry as everybody around it knows it. It has no code of Nidus. After a broken
/// promise, it accepts what it found, so that later steps are still useful.
class Model
{
public:
    struct Broken
    {
        Promise promise;
        QString detail;
    };

    Content content;
    bool isThere = true; ///< the file exists and can be read
    bool isOver = false; ///< nothing more can be expected
    Proof proof = Proof::Sound;
    std::map<QString, bool>
        foreign;         ///< things that another program changed, and whether verify has reported it
    QSet<QString> words; ///< personal data in use
    std::map<QString, QString> erased; ///< words that were erased, and the places that Nidus named as left
    QList<NotedHead> heads;
    QList<Copy> copies;
    QList<Broken> broken; ///< since they were last reported

    void fail(Promise promise, const QString& detail) { broken.append({promise, detail}); }

    /// Compares the file with what is expected of it and remembers the assigned numbers.
    void settle(const Content& expected, const std::optional<Content>& seen);
    /// Whether the file contains what was expected.
    [[nodiscard]] static bool matches(const Content& expected, const Content& seen);
    /// Remembers the newest entry that Nidus has seen.
    void noteNewest();
    /// Whether the history contains all entries of the newest head that Nidus has seen.
    [[nodiscard]] bool containsNewest(const Content& history) const;
    /// Nothing but Nidus has touched the registry, as far as its history can show.
    [[nodiscard]] bool isHonest() const { return isThere && proof == Proof::Sound && foreign.empty(); }

    /// A write to these things succeeded.
    void wrote(const QStringList& things);
    /// `registry verify` has reported problems or none.
    void verified(bool isSound, const QString& report);
    /// `registry verify --since` has reported problems or none.
    void proved(const NotedHead& head, bool isSound, const QString& report);
    /// The file was removed or damaged by something else.
    void lose();
    /// Another program put a copy in the place of the file.
    void putBack(const Copy& copy);
    /// Nidus restored a copy; `isReported` if it named what is missing.
    void restored(const Copy& copy, bool isReported);
    /// Checks that erased words are nowhere in the files, in any form, except in those that Nidus named.
    void checkErased(const std::map<QString, QByteArray>& files);
    /// Somebody acknowledged what is missing or foreign.
    void acknowledged();
    /// Somebody created a new registry in the place of the lost one.
    void startedAnew();

    /// Returns the highest informal number that was ever assigned; 0 = none.
    [[nodiscard]] int highestNumber() const;

private:
    void checkNumbers();
    void bringBack(const QSet<QString>& contained);

    std::map<QString, QString> m_numbers;  ///< first word of version 1, by informal NID
    std::map<qint64, QString> m_draftIds;  ///< first word of the text, by id
    std::pair<qint64, QString> m_newest{}; ///< number and hash of the newest entry that Nidus has seen
    qint64 m_acknowledged = 0;             ///< entries when something was last acknowledged
};

} // namespace nidus::simulate
