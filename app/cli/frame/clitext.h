// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QCoreApplication>
#include <QString>

namespace nidus::cli {

/// The messages of the command line: one translation context for all of its files.
struct Cli
{
    Q_DECLARE_TR_FUNCTIONS(Cli)
};

} // namespace nidus::cli
