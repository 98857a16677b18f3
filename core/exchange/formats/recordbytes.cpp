// SPDX-License-Identifier: Apache-2.0
#include "core/exchange/formats/recordbytes.h"

#include "core/base/contract.h"
#include "core/exchange/formats/registrydescription.h"

#include <cstring>
#include <optional>
#include <type_traits>

namespace nidus::exchange {

namespace {

constexpr quint8 kNoField = 0xFF;

/// Writes the members that a description names, in its order, without their names.
class RecordBytesWriter
{
public:
    void text(MemberName, const QString& value)
    {
        plain(qint64{value.size()});
        append(value.constData(), std::size_t(value.size()) * sizeof(QChar));
    }
    void texts(MemberName name, const QStringList& values)
    {
        plain(qint64{values.size()});
        for (const QString& value : values)
            text(name, value);
    }
    void bytes(MemberName, const QByteArray& value)
    {
        plain(qint64{value.size()});
        append(value.constData(), std::size_t(value.size()));
    }
    void number(MemberName, const auto& value) { plain(value); }
    void count(MemberName, const auto& value) { plain(value); }
    void flag(MemberName, QLatin1StringView, const bool& value) { plain(value); }
    void time(MemberName, const QDateTime& value)
    {
        plain(value.isValid());
        plain(value.isValid() ? value.toMSecsSinceEpoch() : qint64{0});
    }
    void day(MemberName, const QDate& value) { plain(value.toJulianDay()); }
    void word(MemberName, const auto& value) { plain(value); }
    void field(MemberName, const std::optional<registration::TemplateField>& value)
    {
        plain(value ? static_cast<quint8>(*value) : kNoField);
    }
    void fields(MemberName name, const registration::RegistrationTemplate& registrationTemplate)
    {
        for (const registration::TemplateField field : registration::kTemplateFields)
            text(name, registrationTemplate.text(field));
    }
    void object(MemberName, const auto& value) { describe(*this, value); }
    void optional(MemberName, const auto& value)
    {
        plain(value.has_value());
        if (value)
            describe(*this, *value);
    }
    void list(MemberName, const auto& values)
    {
        plain(qint64{values.size()});
        for (const auto& value : values)
            describe(*this, value);
    }

    [[nodiscard]] std::string written() && { return std::move(m_out); }

private:
    template <typename T>
        requires std::is_trivially_copyable_v<T>
    void plain(T value)
    {
        append(&value, sizeof value);
    }
    void append(const void* from, std::size_t count) { m_out.append(static_cast<const char*>(from), count); }

    std::string m_out;
};

/// Reads what RecordBytesWriter wrote.
class RecordBytesReader
{
public:
    explicit RecordBytesReader(std::string_view bytes) : m_bytes(bytes) {}

    void text(MemberName, QString& value)
    {
        const auto size = plain<qint64>();
        const std::string_view units = take(std::size_t(size) * sizeof(QChar));
        value = QString(qsizetype(units.size() / sizeof(QChar)), Qt::Uninitialized);
        std::memcpy(value.data(), units.data(), units.size());
    }
    void texts(MemberName name, QStringList& values)
    {
        const auto size = plain<qint64>();
        for (qint64 i = 0; i < size && !m_bytes.empty(); ++i)
            text(name, values.emplaceBack());
    }
    void bytes(MemberName, QByteArray& value)
    {
        const std::string_view read = take(std::size_t(plain<qint64>()));
        value = QByteArray(read.data(), qsizetype(read.size()));
    }
    void number(MemberName, auto& value) { read(value); }
    void count(MemberName, auto& value) { read(value); }
    void flag(MemberName, QLatin1StringView, bool& value) { read(value); }
    void time(MemberName, QDateTime& value)
    {
        const bool isValid = plain<bool>();
        const auto milliseconds = plain<qint64>();
        if (isValid)
            value = QDateTime::fromMSecsSinceEpoch(milliseconds, Qt::UTC);
    }
    void day(MemberName, QDate& value) { value = QDate::fromJulianDay(plain<qint64>()); }
    void word(MemberName, auto& value) { read(value); }
    void field(MemberName, std::optional<registration::TemplateField>& value)
    {
        const auto number = plain<quint8>();
        if (number != kNoField)
            value = static_cast<registration::TemplateField>(number);
    }
    void fields(MemberName name, registration::RegistrationTemplate& registrationTemplate)
    {
        for (const registration::TemplateField field : registration::kTemplateFields) {
            QString value;
            text(name, value);
            registrationTemplate.setText(field, value);
        }
    }
    void object(MemberName, auto& value) { describe(*this, value); }
    void optional(MemberName, auto& value)
    {
        if (plain<bool>())
            describe(*this, value.emplace());
    }
    template <typename T>
    void list(MemberName, QList<T>& values)
    {
        const auto size = plain<qint64>();
        for (qint64 i = 0; i < size && !m_bytes.empty(); ++i) {
            describe(*this, values.emplaceBack());
            if constexpr (std::is_same_v<T, registration::ReviewComment>)
                values.last().id = i + 1; // not described
        }
    }

    [[nodiscard]] bool atEnd() const { return m_bytes.empty(); }

private:
    template <typename T>
    void read(T& value)
    {
        value = plain<T>();
    }
    template <typename T>
        requires std::is_trivially_copyable_v<T>
    T plain()
    {
        T value{};
        const std::string_view read = take(sizeof value);
        if (read.size() == sizeof value)
            std::memcpy(&value, read.data(), sizeof value);
        return value;
    }
    std::string_view take(std::size_t count)
    {
        const std::string_view taken = m_bytes.substr(0, count);
        m_bytes.remove_prefix(taken.size());
        return taken;
    }

    std::string_view m_bytes;
};

template <typename T>
std::string written(const T& value)
{
    RecordBytesWriter writer;
    describe(writer, value);
    return std::move(writer).written();
}

} // namespace

std::string recordBytes(const registration::Person& person) { return written(person); }
std::string recordBytes(const registration::RegistrationRecord& record) { return written(record); }
std::string recordBytes(const registration::DraftRecord& record) { return written(record); }

template <typename T>
T fromRecordBytes(std::string_view bytes)
{
    RecordBytesReader reader(bytes);
    T value;
    describe(reader, value);
    (void)base::ensures(reader.atEnd(), "a record is read to its end");
    return value;
}

template registration::Person fromRecordBytes(std::string_view bytes);
template registration::RegistrationRecord fromRecordBytes(std::string_view bytes);
template registration::DraftRecord fromRecordBytes(std::string_view bytes);

} // namespace nidus::exchange
