// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/frame/bytesink.h"

#include <QSaveFile>
#include <QString>
#include <memory>
#include <string>

namespace nidus::cli {

/// A file that appears whole when committed, or not at all.
class SaveFileSink final : public ByteSink
{
public:
    [[nodiscard]] static std::expected<std::unique_ptr<SaveFileSink>, base::Error> open(const QString& path);

    void write(std::string_view bytes) override;
    /// Nobody sees the file before commit(), so what is held back stays so.
    [[nodiscard]] std::expected<void, base::Error> flush() override;
    void discard() override;
    [[nodiscard]] bool isGood() const override { return m_isGood; }

    [[nodiscard]] bool isEmpty() const { return m_isEmpty; }
    /// Puts the file in its place.
    [[nodiscard]] std::expected<void, base::Error> commit();

private:
    explicit SaveFileSink(const QString& path) : m_file(path) {}
    void handOn(std::string_view bytes);

    QSaveFile m_file;
    std::string m_held; ///< a file system takes large pieces in less time
    bool m_isGood = true;
    bool m_isEmpty = true;
};

} // namespace nidus::cli
