// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/frame/bytesink.h"

#include <QSaveFile>
#include <QString>
#include <memory>
#include <string>

namespace nidus::cli {

/// A file that appears complete when committed, or not at all.
class SaveFileSink final : public ByteSink
{
public:
    [[nodiscard]] static base::Result<std::unique_ptr<SaveFileSink>> open(const QString& path);

    void write(std::string_view bytes) override;
    /// The file is not visible before commit(), so buffered bytes stay buffered.
    [[nodiscard]] base::Result<void> flush() override;
    void discard() override;
    [[nodiscard]] bool isGood() const override { return m_isGood; }

    [[nodiscard]] bool isEmpty() const { return m_isEmpty; }
    /// Moves the file to its place.
    [[nodiscard]] base::Result<void> commit();

private:
    explicit SaveFileSink(const QString& path) : m_file(path) {}
    void handOn(std::string_view bytes);

    QSaveFile m_file;
    std::string m_held; ///< buffered, because large writes are faster
    bool m_isGood = true;
    bool m_isEmpty = true;
};

} // namespace nidus::cli
