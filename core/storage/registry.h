// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/error.h"
#include "core/registration/historyhead.h"
#include "core/storage/files/backupnames.h"
#include "core/storage/files/erasure.h"
#include "core/storage/files/registrybackups.h"
#include "core/storage/operations/activity.h"
#include "core/storage/operations/comments.h"
#include "core/storage/operations/contents.h"
#include "core/storage/operations/drafts.h"
#include "core/storage/operations/overview.h"
#include "core/storage/operations/registrations.h"
#include "core/storage/operations/registrysettings.h"
#include "core/storage/subregistries/subregistries.h"
#include "core/storage/values/registryoptions.h"
#include "core/storage/values/registryvalues.h"
#include "core/storage/verification/history.h"

#include <QDate>
#include <QDateTime>
#include <QList>
#include <QString>
#include <memory>

namespace nidus::storage {

/// One group of a registry's functions. A const registry gives access to the queries only.
template <typename View>
class RegistryView
{
public:
    explicit RegistryView(View& view) : m_view(&view) {}
    [[nodiscard]] const View& operator()() const { return *m_view; }
    [[nodiscard]] View& operator()() { return *m_view; }

private:
    View* m_view;
};

/// A registry of namespaces in an SQLite file. Every write is one transaction that is either committed
/// completely or leaves the file unchanged. The history (versions, events) is append-only; the database
/// itself enforces this. An object has one connection and belongs to one thread.
class Registry
{
    struct Parts;
    std::unique_ptr<Parts> m_parts; // first: the views point into it

public:
    /// Opens an existing file. Migrates an older schema after saving a copy next to the file. Errors:
    /// FileNotFound, LostRegistry (FileNotFound although heads or backups of a file with this name are left),
    /// FileNotReadable, NotADatabase, ForeignDatabase, OlderSchema, NewerSchema,
    /// DamagedDatabase, LockedDatabase, SeveralNames (for a writable file). A failure leaves the file
    /// unchanged. A read-only file can be opened; writes then fail with ReadOnlyDatabase.
    [[nodiscard]] static base::Result<Registry> open(const QString& path,
                                                     const RegistryOptions& options = {});
    /// Creates a new file with `content`; FileExists if the file exists. The file appears complete or not at
    /// all. Safe when several processes try at once: one creates the file, the others get FileExists.
    [[nodiscard]] static base::Result<Registry> create(const QString& path,
                                                       const registration::RegistryContent& content,
                                                       const RegistryOptions& options = {});
    /// Calls open(), or create() if the file does not exist.
    [[nodiscard]] static base::Result<Registry> openOrCreate(const QString& path,
                                                             const registration::RegistryContent& content,
                                                             const RegistryOptions& options = {});
    /// Creates a registry in memory.
    [[nodiscard]] static base::Result<Registry> inMemory(const registration::RegistryContent& content);

    Registry(Registry&&) noexcept;
    Registry& operator=(Registry&&) noexcept;
    ~Registry();

    [[nodiscard]] QString path() const; ///< empty for a registry in memory
    /// RegistryOptions::headsFile, for another connection to the same file.
    [[nodiscard]] QString headsFile() const;
    [[nodiscard]] bool isInMemory() const { return path().isEmpty(); }
    /// Returns the current time, in UTC, from the clock that the registry was opened with; today() is the
    /// local date.
    [[nodiscard]] QDateTime now() const;
    [[nodiscard]] QDate today() const { return now().toLocalTime().date(); }
    [[nodiscard]] bool isReadOnly() const;
    /// Grows whenever any connection commits to the file; poll to notice other processes.
    [[nodiscard]] base::Result<qint64> dataVersion() const;

    // Queries and operations, grouped by subject.
    RegistryView<Overview> overview;
    RegistryView<Registrations> registrations;
    RegistryView<Drafts> drafts;
    RegistryView<Comments> comments;
    RegistryView<Activity> activity;
    RegistryView<RegistrySettings> settings;
    RegistryView<Subregistries> subregistries;
    RegistryView<Contents> contents;
    RegistryView<History> history;
    RegistryView<Erasure> erasure;
    RegistryView<RegistryBackups> copies;

private:
    [[nodiscard]] static base::Result<Registry> openAfter(const QString& path, const RegistryOptions& options,
                                                          const registration::SeenHeads& seen);
    explicit Registry(std::unique_ptr<Parts> parts);
};

} // namespace nidus::storage
