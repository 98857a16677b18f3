// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/exchange/formats/registrydescription.h"

#include <QMap>
#include <QStringList>

namespace nidus::test {

/// Finds the members that have no value anywhere in some contents, by a walk of their description. Words are
/// left out, because each has a value.
class MemberValues
{
public:
    void add(const registration::RegistryContent& content) { exchange::describe(*this, content); }

    /// Returns names as in JSON, after the name of the list or object, such as "samples.note".
    [[nodiscard]] QStringList missing() const { return m_hasValue.keys(false); }

    void text(exchange::MemberName name, const QString& value) { note(name, !value.isEmpty()); }
    void bytes(exchange::MemberName name, const QByteArray& value) { note(name, !value.isEmpty()); }
    void texts(exchange::MemberName name, const QStringList& values) { note(name, !values.isEmpty()); }
    void number(exchange::MemberName name, qint64 value) { note(name, value > 0); }
    void count(exchange::MemberName name, qint64 value) { note(name, value > 0); }
    void flag(exchange::MemberName name, QLatin1StringView /*word*/, bool value) { note(name, value); }
    void time(exchange::MemberName name, const QDateTime& value) { note(name, value.isValid()); }
    void day(exchange::MemberName name, QDate value) { note(name, value.isValid()); }
    void field(exchange::MemberName name, const std::optional<registration::TemplateField>& value)
    {
        note(name, value.has_value());
    }
    template <typename Enum>
    void word(exchange::MemberName /*name*/, Enum /*value*/)
    {}
    void fields(exchange::MemberName name, const registration::RegistrationTemplate& value)
    {
        note(name, value != registration::RegistrationTemplate());
    }
    template <typename T>
    void object(exchange::MemberName name, const T& value)
    {
        walk(name, value);
    }
    template <typename T>
    void optional(exchange::MemberName name, const std::optional<T>& value)
    {
        note(name, value.has_value());
        if (value)
            walk(name, *value);
    }
    template <typename T>
    void list(exchange::MemberName name, const QList<T>& values)
    {
        note(name, !values.isEmpty());
        for (const T& value : values)
            walk(name, value);
    }

private:
    void note(exchange::MemberName name, bool hasValue)
    {
        bool& known = m_hasValue[m_place + QLatin1StringView(name.json)];
        known = known || hasValue;
    }

    template <typename T>
    void walk(exchange::MemberName name, const T& value)
    {
        const QString before = m_place;
        m_place = QLatin1StringView(name.json) + u'.';
        exchange::describe(*this, value);
        m_place = before;
    }

    QString m_place;
    QMap<QString, bool> m_hasValue;
};

} // namespace nidus::test
