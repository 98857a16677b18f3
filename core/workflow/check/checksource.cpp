// SPDX-License-Identifier: Apache-2.0
#include "core/workflow/check/checksource.h"

#include "core/base/unpackedsource.h"
#include "core/workflow/registry/savefile.h"

#include <QFile>
#include <QFileInfo>
#include <QStringList>
#include <string_view>
#include <utility>

using namespace Qt::StringLiterals;

namespace nidus::workflow {

namespace {

/// Unpacks a file and keeps the result.
class KeepingSource final : public base::ByteSource
{
public:
    KeepingSource(std::unique_ptr<base::ByteSource> file, UnpackedCopy& copy)
        : m_source(std::move(file)), m_copy(copy)
    {}

    base::Result<std::size_t> read(std::span<char> into) override
    {
        const base::Result<std::size_t> got = m_source.read(into);
        if (!got || *got == 0 || !m_source.isPacked())
            return got;
        if (const auto kept = m_copy.append(into.first(*got)); !kept)
            return std::unexpected(kept.error());
        return got;
    }
    [[nodiscard]] bool isReady() const override { return m_source.isReady(); }
    [[nodiscard]] std::uint64_t size() const override { return m_source.size(); }
    [[nodiscard]] std::uint64_t progressAt(std::uint64_t given) const override
    {
        return m_source.progressAt(given);
    }

private:
    base::UnpackedSource m_source;
    UnpackedCopy& m_copy;
};

} // namespace

base::Result<void> UnpackedCopy::append(std::span<const char> bytes)
{
    if (m_path.isEmpty()) {
        if (!m_file.open())
            return std::unexpected(errorOf(m_file));
        m_path = m_file.fileName();
    }
    const auto size = static_cast<qint64>(bytes.size());
    if (m_file.write(bytes.data(), size) != size || !m_file.flush())
        return std::unexpected(errorOf(m_file));
    return {};
}

base::Result<std::unique_ptr<base::ByteSource>> openCheckSource(const CheckSource& input)
{
    if (input.path.isEmpty())
        return base::memoryByteSource(
            {input.bytes.constData(), static_cast<std::size_t>(input.bytes.size())});
    if (input.unpacked && !input.unpacked->path().isEmpty())
        return base::openByteSource(QFile::encodeName(input.unpacked->path()).toStdString());
    base::Result<std::unique_ptr<base::ByteSource>> file =
        base::openRegularSource(QFile::encodeName(input.path).toStdString());
    if (!file)
        return file;
    if (input.unpacked)
        return std::make_unique<KeepingSource>(*std::move(file), *input.unpacked);
    return std::make_unique<base::UnpackedSource>(*std::move(file));
}

batch::InputShape shapeOf(const CheckSource& input)
{
    const base::Result<std::unique_ptr<base::ByteSource>> source =
        openCheckSource({.path = input.path, .bytes = input.bytes});
    if (!source)
        return {};
    std::string start(batch::kShapeBytes, '\0');
    std::size_t size = 0;
    while (size < start.size()) {
        const base::Result<std::size_t> got = (*source)->read(std::span(start).subspan(size));
        if (!got || *got == 0)
            break;
        size += *got;
    }
    const QStringList suffixes = QFileInfo(input.path).completeSuffix().toLower().split(u'.');
    return batch::shapeOf(std::string_view(start).substr(0, size),
                          suffixes.contains(u"csv"_s) || suffixes.contains(u"tsv"_s));
}

} // namespace nidus::workflow
