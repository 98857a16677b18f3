// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/exchange/formats/importlimits.h"

#include <QIODevice>

namespace nidus::exchange {

/// What an XML parser reads from: it gets no more for one part of a document (a tag, a text, a comment) than
/// kLargestXmlPart, because it holds each part in memory, several times over.
class XmlInput final : public QIODevice
{
public:
    /// `from` is borrowed, open for reading.
    explicit XmlInput(QIODevice& from) : m_from(from) { open(QIODevice::ReadOnly | QIODevice::Unbuffered); }

    [[nodiscard]] bool isSequential() const override { return true; }
    /// The parser goes on to the next part.
    void beginPart() { m_given = 0; }
    void refuse() { m_isRefused = true; }
    /// Whether a part was too large.
    [[nodiscard]] bool isRefused() const { return m_isRefused; }
    [[nodiscard]] static base::Error refusal() { return tooLarge(kLargestXmlPart >> 20, "MiB of one tag or text"); }

protected:
    qint64 readData(char* data, qint64 most) override
    {
        if (m_given > kLargestXmlPart)
            refuse();
        if (m_isRefused)
            return -1;
        const qint64 got = m_from.read(data, most);
        m_given += got > 0 ? got : 0;
        return got;
    }
    qint64 writeData(const char* /*data*/, qint64 /*size*/) override { return -1; }

private:
    QIODevice& m_from;
    qint64 m_given = 0; ///< since the part began
    bool m_isRefused = false;
};

} // namespace nidus::exchange
