// SPDX-License-Identifier: Apache-2.0
#include "core/registration/people.h"

namespace nidus::registration {

using namespace Qt::StringLiterals;

QSet<QString> peopleIn(const Registration& registration)
{
    QSet<QString> ids;
    for (const QList<Reference>* references : {&registration.references, &registration.contact}) {
        for (const Reference& reference : *references) {
            if (reference.type == "person"_L1)
                ids.insert(reference.data);
        }
    }
    return ids;
}

} // namespace nidus::registration
