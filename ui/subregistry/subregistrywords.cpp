// SPDX-License-Identifier: Apache-2.0
#include "ui/subregistry/subregistrywords.h"

#include <QCoreApplication>
#include <utility>

namespace nidus::ui {

namespace {

struct SubregistryWords
{
    Q_DECLARE_TR_FUNCTIONS(SubregistryWords)
};

} // namespace

QString entryStateText(subregistry::EntryState state)
{
    using enum subregistry::EntryState;
    switch (state) {
    case Pending: return SubregistryWords::tr("pending");
    case Reserved: return SubregistryWords::tr("reserved");
    case Assigned: return SubregistryWords::tr("assigned");
    case Temporary: return SubregistryWords::tr("temporary");
    case Deprecated: return SubregistryWords::tr("deprecated");
    case Retired: return SubregistryWords::tr("retired");
    case Withdrawn: return SubregistryWords::tr("withdrawn");
    case Released: return SubregistryWords::tr("released");
    case Pool: return SubregistryWords::tr("in the pool");
    }
    std::unreachable();
}

QString rangeStateText(subregistry::RangeState state)
{
    using enum subregistry::RangeState;
    switch (state) {
    case Open: return SubregistryWords::tr("open");
    case Private: return SubregistryWords::tr("private");
    case Closed: return SubregistryWords::tr("closed");
    case Reserved: return SubregistryWords::tr("reserved");
    case Removed: return SubregistryWords::tr("removed");
    }
    std::unreachable();
}

QString freeText() { return SubregistryWords::tr("free"); }

} // namespace nidus::ui
