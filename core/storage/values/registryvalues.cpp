// SPDX-License-Identifier: Apache-2.0
#include "core/storage/values/registryvalues.h"

namespace nidus {

using namespace Qt::StringLiterals;

QString draftHandle(qint64 id)
{
    return u"draft:%1"_s.arg(id);
}

} // namespace nidus
