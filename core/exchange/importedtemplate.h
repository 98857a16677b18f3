// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/findings/finding.h"
#include "core/registration/registrationtemplate.h"

#include <QList>
#include <QString>
#include <array>
#include <optional>

namespace nidus {

/// Where a field was found in a file; 1-based, both included.
struct LineRange
{
    int first = 0;
    int last = 0;

    bool operator==(const LineRange&) const = default;
};

/// A template as read from a file, before anything is changed by it.
struct ImportedTemplate
{
    RegistrationTemplate registrationTemplate;
    std::array<std::optional<LineRange>, kTemplateFieldCount> places; ///< absent: the file has no such field
    QString remainder;       ///< source text that belongs to no field, verbatim
    QList<Finding> findings; ///< about the reading

    bool operator==(const ImportedTemplate&) const = default;
};

} // namespace nidus
