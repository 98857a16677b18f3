// SPDX-License-Identifier: Apache-2.0
#include "core/findings/text/reporttext.h"

#include "core/check/urnchecker.h"

#include <QCoreApplication>
#include <cmath>
#include <numeric>

namespace nidus::findings {

namespace {

QString reportSentence(const char* sentence) { return QCoreApplication::translate("Reports", sentence); }

} // namespace

QString acceptedBySentence(const QString& nids)
{
    return reportSentence(QT_TRANSLATE_NOOP("Reports", "accepted by the rules of: %1")).arg(nids);
}

QString totalsSentence(const QString& name, const std::array<std::uint64_t, 4>& byVerdict)
{
    const auto number = [&byVerdict](check::Verdict verdict) {
        return byVerdict[static_cast<std::size_t>(verdict)];
    };
    const std::uint64_t total = std::accumulate(byVerdict.begin(), byVerdict.end(), std::uint64_t{0});
    // Rounded down, so that 100 % means all.
    const double share = std::floor(1000.0 * double(number(check::Verdict::Valid)) / double(total)) / 10;
    return reportSentence(
               QT_TRANSLATE_NOOP(
                   "Reports",
                   "%1: %2 checked, %3 % valid: %4 valid, %5 invalid, %6 unregistered, %7 undecided"))
        .arg(name, QString::number(total), QString::number(share, 'f', 1),
             QString::number(number(check::Verdict::Valid)), QString::number(number(check::Verdict::Invalid)),
             QString::number(number(check::Verdict::Unregistered)),
             QString::number(number(check::Verdict::Undecided)));
}

} // namespace nidus::findings
