// SPDX-License-Identifier: Apache-2.0
#include "core/registration/reviewcomment.h"

#include "core/registration/words.h"

namespace nidus {

using namespace Qt::StringLiterals;

namespace {

constexpr std::array kCommentWords{"comment"_L1, "answer"_L1, "resolution"_L1};

} // namespace

QLatin1StringView commentWord(CommentKind kind)
{
    return kCommentWords[static_cast<std::size_t>(kind)];
}

std::optional<CommentKind> commentFromWord(QStringView word)
{
    return enumFromWord<CommentKind>(kCommentWords, word);
}

} // namespace nidus
