// SPDX-License-Identifier: Apache-2.0
#include "core/exchange/formats/importedrecords.h"

#include "core/base/firsterror.h"

#include <QDir>
#include <QFile>
#include <algorithm>
#include <numeric>
#include <utility>

namespace nidus::exchange {

namespace {

template <typename T>
RecordList<T> listOf(const QList<T>& values)
{
    RecordList<T> list;
    for (const T& value : values)
        list.append(value);
    return list;
}

template <typename T>
base::Result<QList<T>> allOf(const RecordList<T>& list)
{
    QList<T> values;
    for (qsizetype i = 0; i < list.size(); ++i) {
        base::Result<T> value = list.at(i);
        if (!value)
            return std::unexpected(value.error());
        values.append(*std::move(value));
    }
    return values;
}

} // namespace

std::shared_ptr<base::Spool> temporarySpool()
{
    return std::make_shared<base::Spool>(QFile::encodeName(QDir::tempPath()).toStdString());
}

std::vector<std::size_t> orderOf(const QList<QString>& keys)
{
    std::vector<std::size_t> order(std::size_t(keys.size()));
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::stable_sort(order, {}, [&keys](std::size_t index) { return keys[qsizetype(index)]; });
    return order;
}

ImportedRecords ImportedRecords::of(const registration::RegistryContent& content)
{
    return {.source = content.source,
            .people = listOf(content.people),
            .records = listOf(content.records),
            .drafts = listOf(content.drafts)};
}

std::optional<base::Error> ImportedRecords::failure() const
{
    for (const std::optional<base::Error>& failure :
         {people.failure(), records.failure(), drafts.failure()}) {
        if (failure)
            return failure;
    }
    return std::nullopt;
}

base::Result<registration::RegistryContent> ImportedRecords::all() const
{
    auto everybody = allOf(people);
    auto registrations = allOf(records);
    auto allDrafts = allOf(drafts);
    if (const auto error = base::firstError(everybody, registrations, allDrafts))
        return std::unexpected(*error);
    return registration::RegistryContent{.source = source,
                                         .people = *std::move(everybody),
                                         .records = *std::move(registrations),
                                         .drafts = *std::move(allDrafts)};
}

} // namespace nidus::exchange
