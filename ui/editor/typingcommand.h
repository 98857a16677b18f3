// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QUndoCommand>
#include <cstdlib>
#include <functional>
#include <utility>

namespace nidus::ui {

/// Decides whether two changes belong to one run of typing.
struct Typing
{
    int place;        ///< where the text is typed; each place has values of one type
    qsizetype growth; ///< characters that the latest single change added
    int run;
};

/// One change of a value. Characters typed or deleted in succession in a run of typing become one step.
template <typename Value>
class TypingCommand final : public QUndoCommand
{
public:
    using Set = std::function<void(const Value&)>;

    TypingCommand(const QString& text, Value before, Value after, Set set, Typing typing)
        : QUndoCommand(text),
          m_before(std::move(before)),
          m_after(std::move(after)),
          m_set(std::move(set)),
          m_typing(typing)
    {}

    void undo() override { m_set(m_before); }
    void redo() override { m_set(m_after); }
    [[nodiscard]] int id() const override { return m_typing.place; }

    bool mergeWith(const QUndoCommand* other) override
    {
        // The stack offers only commands of the same id().
        const auto* next = static_cast<const TypingCommand*>(other);
        const bool isTyping = std::abs(m_typing.growth) == 1 && m_typing.growth == next->m_typing.growth;
        if (!isTyping || m_typing.run != next->m_typing.run)
            return false;
        m_after = next->m_after;
        setObsolete(m_before == m_after);
        return true;
    }

private:
    Value m_before;
    Value m_after;
    Set m_set;
    Typing m_typing;
};

} // namespace nidus::ui
